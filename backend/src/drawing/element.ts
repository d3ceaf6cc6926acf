/** What satori takes for an element: a box that its styles lay out. */
export interface Element {
  type: 'div';
  key: null;
  props: { style: Record<string, string | number>; children?: (Element | string)[] | string };
}

/** A box, laid out as a column unless its style says otherwise. */
export const box = (
  style: Record<string, string | number>,
  ...children: (Element | string | null)[]
): Element => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', flexDirection: 'column', ...style },
    children: children.filter((child) => child !== null),
  },
});

/** A text of one style, which wraps where it is too wide. */
export const text = (words: string, style: Record<string, string | number>): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', ...style }, children: words },
});
