import type { ImportStandingFragment, ReadImportFragment } from './exhibitor-import.generated';

/** An import as its page shows it. */
export type FoundImport = ReadImportFragment & ImportStandingFragment;
