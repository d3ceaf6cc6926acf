import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n';
import { copyText } from '../../lib/copy-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface CopyableProps {
  label: ReactNode;
  /** On the button that copies it. */
  copy: string;
  text: string;
}

/** A text for programs, with a button that copies it and says whether it did. */
export function Copyable({ label, copy, text }: CopyableProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const run = async () => setOutcome((await copyText(text)) ? 'copied' : 'notCopied');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.h3>
      <chakra.code
        display="block"
        p="3"
        bg="sunken"
        borderRadius="control"
        fontFamily="mono"
        fontSize="sm"
        fontVariantLigatures="none"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.code>
      <Flex gap="3" align="center" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => void run()}>
          <Icon name="copy" size="16px" />
          {copy}
        </Button>
        <chakra.span role="status" fontSize="sm" color={outcome === 'copied' ? 'approved' : 'rejected'}>
          {outcome ? t(`api-keys.${outcome}`) : ''}
        </chakra.span>
      </Flex>
    </chakra.div>
  );
}
