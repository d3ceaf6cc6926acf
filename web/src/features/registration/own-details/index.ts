export { OwnDetailsPanel as Component } from './own-details-panel';
