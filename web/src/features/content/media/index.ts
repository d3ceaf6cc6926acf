export { MediaPartnersDocument } from './media.generated';
export { Partners, type PartnersRef } from './partners';
