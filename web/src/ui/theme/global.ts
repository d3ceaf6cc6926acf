import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    borderColor: 'line',
    // A grid without columns has one, as wide as its place: of its own accord it is as wide as the longest word or name
    // in it, and the page scrolls sideways.
    gridAutoColumns: 'minmax(0, 1fr)',
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: the shortest one still shows for a frame what was, on everything, as a page first appears.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  html: {
    bg: 'page',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    // Room for the sticky header above a jump target.
    scrollPaddingTop: '6rem',
  },
  'html:has(dialog[open])': { overflow: 'hidden' },
  // The room of a scroll bar stays while a dialog hides the bar (ui/use-modal.ts), and is as dark as the page behind the
  // dialog: a backdrop does not reach it, but what the root is painted with does.
  'html[data-scroll-bar]:has(dialog[open])': {
    scrollbarGutter: 'stable',
    bg: 'color-mix(in srgb, {colors.page}, #07152A 55%)',
    '& body': { bg: 'page' },
  },
  // A page with a bar at the bottom of the phone's screen (ui/bottom-bar.tsx) keeps that room free.
  'html:has([data-bottom-bar])': {
    '--bottom-bar': { base: 'calc(4.25rem + env(safe-area-inset-bottom, 0px))', md: '0px' },
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', paddingBottom: 'var(--bottom-bar, 0px)' },
  'html:lang(en)': { fontFamily: "'Inter Punctuation', {fonts.body}" },
  // Chinese is denser: more room between lines, none added between characters. Where the language begins, and from there
  // on inherited: `:lang(zh)` alone would be each element of a Chinese page and outweigh what headings say of theirs.
  'html:lang(zh), [lang|=zh]': { lineHeight: 1.7 },
  'h1, h2, h3, h4': { lineHeight: 'snug', fontWeight: 'bold', textWrap: 'balance' },
  'p, li, dd, td': { textWrap: 'pretty' },
  // Not on running text: Inter's tabular set also widens the hyphen.
  'table, dd, time, [data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  // A date is read as one: "13" at the end of a line is not half of it.
  time: { whiteSpace: 'nowrap' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, a, summary, input, select, textarea, label': { WebkitTapHighlightColor: 'transparent' },
  button: { cursor: 'pointer' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  '[data-on-navy] :focus-visible': { outlineColor: 'copper.300' },
  '::selection': { bg: 'copper.200', color: 'navy.900' },
  '[data-no-print]': { _print: { display: 'none !important' } },
  // What is a sheet of its own: nothing else of its page is printed, whatever the theme.
  'body:has([data-print-alone]) *:not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *)': {
    _print: { display: 'none !important' },
  },
  'html:has([data-print-alone]), body:has([data-print-alone]), body *:has([data-print-alone])': {
    _print: { background: 'white !important', minHeight: '0 !important' },
  },
});
