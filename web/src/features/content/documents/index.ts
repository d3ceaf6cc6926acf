export { DocumentItem } from './document-item';
export { DocumentList } from './document-list';
export {
  ExhibitorLists,
  type ExhibitorListsRef,
  VisitorMaterials,
  type VisitorMaterialsRef,
} from './document-lists';
export { DocumentPage } from './document-page';
export {
  ExhibitingProcessDocument,
  ExhibitorListsDocument,
  ResourceCentreDocument,
  VisitorMaterialsDocument,
} from './documents.generated';
export { type ExhibitingProcessRef, ProcessSteps } from './process-steps';
export { type ResourceCentreRef, ResourceLists } from './resource-lists';
