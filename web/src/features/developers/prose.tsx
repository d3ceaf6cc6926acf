import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** Code within a sentence, and names in tables. */
export const Code = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontSize: '0.9em',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'sm',
    px: '1',
    overflowWrap: 'anywhere',
  },
});

/** A text in which what stands between backticks is code. */
export function WithCode({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <Code key={`${index}-${part}`}>{part}</Code>
      ) : (
        <Fragment key={`${index}-${part}`}>{part}</Fragment>
      ),
    );
}
