export { ExhibitorHeart, ProductHeart } from './favourite-button';
export { useOtherTabs } from './other-tabs';
