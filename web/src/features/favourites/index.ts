export { ExhibitorHeart, ProductHeart } from './favourite-button';
export { FinishCollecting } from './finish-collecting';
export { COLLECT } from './use-add-favourite';
export { useOtherTabs } from './other-tabs';
