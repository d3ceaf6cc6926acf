export { mobileRedirect, type OutsideAddress } from './addresses';
export {
  EditionProvider,
  preloadEdition,
  useCountdown,
  useDemoTime,
  useEdition,
  useEditionTime,
  useOutsideAddresses,
  useWhenAndWhere,
} from './context';
