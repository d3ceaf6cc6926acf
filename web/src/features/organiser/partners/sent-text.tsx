import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface SentTextProps {
  label: string;
  /** Whether it is JSON, which is shown with a line for each value. */
  isJson?: boolean;
  children: string;
}

/** JSON with a line for each value; what is none stays as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** What programs have sent each other; a long text scrolls inside. */
export function SentText({ label, isJson = false, children }: SentTextProps) {
  const id = useId();
  return (
    <chakra.figure borderWidth="1px" borderRadius="card" overflow="hidden">
      <chakra.figcaption
        id={id}
        px="4"
        py="2"
        borderBottomWidth="1px"
        bg="raised"
        color="quiet"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {label}
      </chakra.figcaption>
      <chakra.pre
        lang="en"
        role="region"
        aria-labelledby={id}
        // Whoever has no pointer scrolls it by the arrow keys.
        tabIndex={0}
        px="4"
        py="3"
        maxHeight="24rem"
        overflow="auto"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="1.6"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {isJson ? inLines(children) : children}
      </chakra.pre>
    </chakra.figure>
  );
}
