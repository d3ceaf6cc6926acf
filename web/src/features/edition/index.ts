export { mobileRedirect, type OutsideAddress } from './addresses';
export {
  EditionProvider,
  preloadEdition,
  useCountdown,
  useDemoTime,
  useEdition,
  useOutsideAddresses,
  useWhenAndWhere,
} from './context';
