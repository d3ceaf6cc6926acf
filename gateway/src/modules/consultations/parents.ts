import type { Schemas } from '../../rest/operations.ts';
import type { PageParent } from '../page.ts';

export type ConsultationParent = Schemas['Consultation'];
export type ConsultationPageParent = PageParent<ConsultationParent>;
export type ConsultationCommentParent = Schemas['ConsultationComment'];
export type ConsultationCommentPageParent = PageParent<ConsultationCommentParent>;

/** What a question is about, with the name of its type. */
export type ConsultationSubjectParent =
  | ({ __typename: 'Exhibitor' } & Schemas['CompanyProfile'])
  | ({ __typename: 'Product' } & Schemas['Entry'])
  | ({ __typename: 'BuyerPost' } & Schemas['Post']);
