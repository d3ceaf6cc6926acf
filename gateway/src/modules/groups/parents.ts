import type { Schemas } from '../../rest/operations.ts';

export type VisitGroupParent = Schemas['VisitGroup'];
/** Something wrong in a list that was sent in: of people, or of exhibits. */
export type ListProblemParent = VisitGroupParent['problems'][number];
