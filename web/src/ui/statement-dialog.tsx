import { chakra } from '@chakra-ui/react';
import { Button } from './button';
import { Dialog } from './dialog';

interface StatementDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** On the button that closes it. */
  read: string;
  parts: readonly { title: string; text: string }[];
}

/** A statement in parts, to be read before something is agreed to. */
export function StatementDialog({ open, onClose, title, read, parts }: StatementDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={<Button onClick={onClose}>{read}</Button>}>
      <chakra.div display="grid" gap="4">
        {parts.map((part) => (
          <section key={part.title}>
            <chakra.h3 fontSize="md" fontWeight="semibold">
              {part.title}
            </chakra.h3>
            <chakra.p color="quiet">{part.text}</chakra.p>
          </section>
        ))}
      </chakra.div>
    </Dialog>
  );
}
