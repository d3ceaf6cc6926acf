import type { MessageId } from '../../../i18n';

/** Terms shown until the directory brings its own hot tags. */
export const hotSearches: readonly MessageId[] = [
  'shell.hot.powerCable',
  'shell.hot.drawing',
  'shell.hot.extrusion',
  'shell.hot.compound',
  'shell.hot.testing',
];
