import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The common measure: 1240 px of content with side room that grows with the screen. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'calc(1240px + 2 * var(--gutter))', mx: 'auto', px: 'var(--gutter)' },
});

/**
 * The page's main landmark; the skip link and route changes move the focus here. It is as high as the screen, so that the
 * footer starts below it and does not move into view, or out of it, while content arrives.
 */
export function Page(props: HTMLChakraProps<'main'>) {
  return <chakra.main id="main" tabIndex={-1} outline="none" flex="1" minHeight="100dvh" {...props} />;
}

export const Section = chakra('section', { base: { py: { base: '12', md: '16', lg: '20' } } });

/** A measure for reading: 68 characters of Latin, about 36 of Chinese. */
export const Prose = chakra('div', {
  base: { maxWidth: 'text', '& > * + *': { marginTop: '4' }, ':lang(zh) &': { maxWidth: '36em' } },
});
