import type { Schemas } from '../../../rest/operations.ts';

export type NumbersParent = Schemas['Numbers'];
export type NamedCountParent = NumbersParent['favourites']['exhibitors'][number];
export type CountryCountParent = NumbersParent['registrations']['countries'][number];
export type SourceCountParent = NumbersParent['registrations']['sources'][number];
export type QuestionNumbersParent = NumbersParent['questions'][number];
export type EventNumbersParent = NumbersParent['events'][number];
export type BacklogNumbersParent = NumbersParent['reviews'][number];
