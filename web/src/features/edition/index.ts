export { EditionProvider, useCountdown, useEdition, useEditionNow, useWhenAndWhere } from './context';
export type { Edition } from './edition';
