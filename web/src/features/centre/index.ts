export { Centre } from './centre';
export type {
  CentreAddress,
  CentreApp,
  CentreCounts,
  CentreEntry,
  CentreHomePanel,
  CentreHomes,
  PanelProps,
} from './entry';
export { type CentreView, loadCentre } from './load';
export { useCentreGate } from './use-centre-gate';
