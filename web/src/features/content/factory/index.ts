export { FactoryTourDocument } from './factory.generated';
export { FactoryTour, type FactoryTourRef } from './tour';
