export {
  AboutContactDocument,
  AboutIntroDocument,
  AboutRangeDocument,
  AboutReviewDocument,
} from './about.generated';
export { Contact, type ContactRef } from './contact';
export { Intro, type IntroRef } from './intro';
export { Range, type RangeRef } from './range';
export { Review, type ReviewRef } from './review';
