import type { Schemas } from '../../../rest/operations.ts';

export type DoorAnswerParent = Schemas['DoorScanAnswer'];
export type DoorPersonParent = Schemas['DoorPerson'];
