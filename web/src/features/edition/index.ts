export { mobileRedirect, type OutsideAddress } from './addresses';
export {
  EditionProvider,
  preloadEdition,
  useCountdown,
  useDemoTime,
  useEdition,
  useEditionTime,
  useIcpNumber,
  useIsUntold,
  useOutsideAddresses,
  useWhenAndWhere,
} from './context';
