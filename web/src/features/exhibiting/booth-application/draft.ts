import { type KeptDraft, keptDraft } from '../../../forms';
import { type ApplicationValues, parseApplication, withoutSecrets } from './values';

const kept = keptDraft('boothApplication', parseApplication);

/** What was typed and not handed in, without codes and passwords. */
export const applicationDraft: KeptDraft<ApplicationValues> = {
  ...kept,
  keep: (id, values) => kept.keep(id, withoutSecrets(values)),
};
