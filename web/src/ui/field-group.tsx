import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** What the fields have in common, in a word or two. */
  title: string;
  /** Level of the heading: one below that of the form. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a heading that is read aloud with them. */
export function FieldGroup({ title, level = 3, children }: FieldGroupProps) {
  return (
    <chakra.fieldset minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.legend width="full" pb="2" mb="5" borderBottomWidth="1px">
        <chakra.span as={level === 2 ? 'h2' : 'h3'} display="block" fontSize="lg" fontWeight="semibold">
          {title}
        </chakra.span>
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}
