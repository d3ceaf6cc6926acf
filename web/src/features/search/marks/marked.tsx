import { chakra } from '@chakra-ui/react';
import { textParts } from './parts';

const Mark = chakra('mark', {
  base: {
    bg: 'accent.soft',
    color: { base: 'accent.hover', _dark: 'accent' },
    borderRadius: 'sm',
    fontWeight: 'semibold',
  },
});

/** A text with what was searched for marked; text stays text, whatever it holds. */
export function Marked({ children, query }: { children: string; query: string }) {
  return textParts(children, query).map(({ text, isMatch }, at) =>
    isMatch ? <Mark key={at}>{text}</Mark> : text,
  );
}
