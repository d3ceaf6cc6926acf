export { EditionProvider, useCountdown, useEdition, useEditionNow } from './context';
export type { Edition } from './edition';
