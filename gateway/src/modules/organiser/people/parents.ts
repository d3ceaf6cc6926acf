import type { Schemas } from '../../../rest/operations.ts';

export type DeskPeopleParent = Schemas['DeskPeople'];
export type DeskPersonLineParent = DeskPeopleParent['people'][number];
export type DeskPersonParent = Schemas['DeskPerson'];
export type DeskPersonFactParent = DeskPersonParent['facts'][number];
export type DeskPersonPartParent = DeskPersonParent['holdings'][number];
