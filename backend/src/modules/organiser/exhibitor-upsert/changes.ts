import { keysOf, recordOf } from '../../../objects.ts';
import type { ExternalCompanyValues } from '../../catalogue/index.ts';
import type { Bilingual } from '../../../http/language.ts';
import { firstGraphemes } from '../../../http/graphemes.ts';
import type { AuditChange } from '../audit/change.ts';
import { changesOf } from '../audit/log.ts';
import { fields } from '../exhibitor-import/fields.ts';
import { externalIdLabel } from './messages.ts';
import { fieldOf } from './records.ts';

/** Longest value that the log repeats, characters as people count them; of a longer one it tells the beginning. */
const MAX_TOLD = 300;
/** What the log tells in the place of an address or a number. */
const UNTOLD = '***';

const columns = keysOf(fieldOf);
const labels: Readonly<Record<keyof ExternalCompanyValues, Bilingual>> = {
  externalId: externalIdLabel,
  ...recordOf(columns, (column) => {
    const key = fieldOf[column];
    return fields.find((field) => field.key === key)?.name ?? { ZH: key, EN: key };
  }),
};
/** Fields whose values the log leaves out. */
const untold: readonly Bilingual[] = [labels.email, labels.phone];

/** A value as the log tells it. */
const told = (field: Bilingual, value: string): string =>
  untold.includes(field) && value !== '' ? UNTOLD : firstGraphemes(value, MAX_TOLD);

/** What became of a company, for the log; what stayed is left out. E-mail addresses and numbers are not told. */
export const companyChanges = (before: ExternalCompanyValues, after: ExternalCompanyValues): AuditChange[] =>
  changesOf(labels, before, after).map(({ field, ...change }) => ({
    field,
    before: told(field, change.before),
    after: told(field, change.after),
  }));
