import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Long texts in lists end after eight lines (CONST-035); the detail page has the rest. */
export function Clamp({ lines = 8, ...rest }: HTMLChakraProps<'p'> & { lines?: number }) {
  return <chakra.p lineClamp={lines} whiteSpace="pre-line" {...rest} />;
}
