export { mobileRedirect, type OutsideAddress } from './addresses';
export {
  EditionProvider,
  preloadEdition,
  useCountdown,
  useDemoTime,
  useEdition,
  useEditionTime,
  useIsUntold,
  useOutsideAddresses,
  useWhenAndWhere,
} from './context';
