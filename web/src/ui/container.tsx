import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The common measure: 1240 px of content with side room that grows with the screen. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'calc(1240px + 2 * var(--gutter))', mx: 'auto', px: 'var(--gutter)' },
});

/** Wherever a skeleton stands in a page, its foot stays below the screen: it would move when the content comes. */
const whileLoading = { '&:has([data-loading])': { minHeight: '100dvh' } };

/** The page's main landmark; the skip link and route changes move the focus here. */
export function Page(props: HTMLChakraProps<'main'>) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      outline="none"
      flex="1"
      minHeight="60vh"
      css={whileLoading}
      {...props}
    />
  );
}

export const Section = chakra('section', { base: { py: { base: '12', md: '16', lg: '20' } } });

/** A measure for reading: 68 characters of Latin, about 36 of Chinese. */
export const Prose = chakra('div', {
  base: { maxWidth: 'text', '& > * + *': { marginTop: '4' }, ':lang(zh) &': { maxWidth: '36em' } },
});
