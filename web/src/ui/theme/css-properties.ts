/**
 * Stands in for `@pandacss/is-valid-prop`, by which Chakra tells style props from attributes: of the 480 properties of
 * CSS that it lists, those that the site writes (2 KiB gzip less). Style props with an entry in `base.ts` need none here.
 * `css-properties.test.ts` proves that none is missing.
 */
const names =
  'WebkitBoxOrient WebkitLineClamp WebkitTapHighlightColor alignContent alignItems alignSelf all animation ' +
  'animationIterationCount appearance aspectRatio border borderBottom borderBottomWidth borderCollapse ' +
  'borderInlineStartWidth borderLeftWidth borderRight borderRightWidth borderStyle borderTopWidth borderWidth ' +
  'breakInside clear clip clipPath colorScheme columnCount columns contain container content contentVisibility cursor ' +
  'cx cy d direction display filter flex flexGrow flexShrink flexWrap float font fontVariantNumeric grid gridArea ' +
  'gridAutoColumns gridAutoFlow gridAutoRows gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart ' +
  'gridTemplateAreas gridTemplateColumns gridTemplateRows justifyContent justifyItems justifySelf listStyle ' +
  'listStylePosition listStyleType marker objectFit objectPosition opacity order outline outlineOffset outlineStyle ' +
  'outlineWidth overflow overflowWrap overflowX overflowY overscrollBehaviorX page placeItems pointerEvents ' +
  'printColorAdjust r resize rx ry scale scrollBehavior scrollSnapAlign scrollSnapStop scrollSnapType ' +
  'shapeRendering strokeDasharray strokeLinecap strokeLinejoin strokeWidth textAlign textCombineUpright ' +
  'textDecoration textOverflow textSizeAdjust textUnderlineOffset textWrap transform transformOrigin transition ' +
  'userSelect vectorEffect verticalAlign visibility whiteSpace wordBreak writingMode x y';

const known = new Set(names.split(' '));

/** Whether a prop is written into the style and not into the element: a property, a variable or a selector. */
export const isCssProperty = (prop: string): boolean =>
  known.has(prop) || prop.startsWith('--') || /[&@]/.test(prop);
