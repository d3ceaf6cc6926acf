export { ContactGrid, ContactsSkeleton } from './contact-grid';
export { ContactGroup } from './contact-group';
export { ContactCardsDocument } from './contacts.generated';
