import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type EventRegistrationParent = Schemas['EventRegistration'];
export type EventRegistrationPageParent = PageParent<EventRegistrationParent>;
