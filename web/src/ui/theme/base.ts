import { defineConditions, defineConfig } from '@chakra-ui/react';

/**
 * The part of Chakra's base that the site uses: 4 KiB gzip instead of 10. Style props that are plain CSS need no
 * entry; those that read tokens, have a short name or write several properties do. `base.test.ts` proves that
 * every entry does what Chakra's own does and that no file uses one that is missing.
 */
const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focus: '&:is(:focus, [data-focus])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
  highlighted: '&[data-highlighted]',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  first: '&:first-of-type',
  last: '&:last-of-type',
  notFirst: '&:not(:first-of-type)',
  notLast: '&:not(:last-of-type)',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  placeholder: '&::placeholder, &[data-placeholder]',
  pressed: '&:is([aria-pressed=true], [data-pressed])',
  selected: '&:is([aria-selected=true], [data-selected])',
  open: '&:is([open], [data-open], [data-state=open])',
  currentPage: '&[aria-current=page]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
});

/** `name:short:shorter` for each style prop, under the tokens that it reads. */
const tokensOf = {
  colors:
    'background:bg backgroundColor:bgColor borderColor borderTopColor borderBottomColor borderLeftColor ' +
    'borderRightColor color fill stroke accentColor outlineColor textDecorationColor caretColor scrollbarColor',
  radii:
    'borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius ' +
    'borderBottomRightRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow:shadow textShadow',
  spacing:
    'gap rowGap:gapY columnGap:gapX scrollbarGutter scrollMarginTop scrollMarginBottom scrollPaddingTop scrollPaddingBottom ' +
    'scrollPaddingInline:scrollPaddingX inset insetInline:insetX insetBlock:insetY top bottom left right ' +
    'insetBlockStart insetBlockEnd insetInlineStart:insetStart insetInlineEnd:insetEnd ' +
    'margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInlineStart:ms:marginStart ' +
    'marginInlineEnd:me:marginEnd marginInline:mx:marginX marginBlock:my:marginY ' +
    'marginBlockStart marginBlockEnd ' +
    'padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl ' +
    'paddingInlineStart:ps:paddingStart paddingInlineEnd:pe:paddingEnd paddingInline:px:paddingX ' +
    'paddingBlock:py:paddingY paddingBlockStart paddingBlockEnd textIndent',
  sizes:
    'flexBasis width:w height:h inlineSize blockSize minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH ' +
    'minInlineSize minBlockSize maxInlineSize maxBlockSize scrollbarWidth',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  // Short names of plain CSS.
  assets: 'backgroundImage:bgImage:bgImg listStyleImage',
  borderWidths: 'borderInlineWidth:borderXWidth borderBlockWidth:borderYWidth',
  '': 'backgroundSize:bgSize backgroundPosition:bgPos backgroundRepeat:bgRepeat flexDirection:flexDir position:pos',
};

const fromTokens = Object.fromEntries(
  Object.entries(tokensOf).flatMap(([values, props]) =>
    props.split(' ').map((prop) => {
      const [name = '', ...shorthand] = prop.split(':');
      return [name, { shorthand, ...(values ? { values } : {}) }];
    }),
  ),
);

const aloud = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const base = defineConfig({
  conditions,
  utilities: {
    ...fromTokens,
    boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
    lineClamp: {
      transform: (lines: string) =>
        lines === 'none'
          ? { WebkitLineClamp: 'unset' }
          : {
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitLineClamp: lines,
              // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it
              WebkitBoxOrient: 'vertical',
              textWrap: 'wrap',
            },
    },
    srOnly: { values: { type: 'boolean' }, transform: (on: unknown) => (on === true ? aloud : {}) },
    truncate: { values: { type: 'boolean' }, transform: (on: unknown) => (on === true ? oneLine : {}) },
  },
});
