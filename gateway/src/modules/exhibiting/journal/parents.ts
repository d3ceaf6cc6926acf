import type { Schemas } from '../../../rest/operations.ts';

export type JournalEntryParent = Schemas['JournalEntry'];
