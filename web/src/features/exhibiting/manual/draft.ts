import { type KeptDraft, keptDraft } from '../../../forms';
import { filesOf, parseFilledIn } from '../../custom-fields';
import type { SentFile } from '../../uploads';

/** What was filled in for an item and not handed in. */
export const fillDraft = keptDraft('serviceDraft', parseFilledIn);

/** What the upload of a file holds. */
export interface UploadValues {
  fileUrl: readonly SentFile[];
}

/** The file that was uploaded for an item and not handed in. */
export const uploadDraft: KeptDraft<UploadValues> = {
  read: (id) => {
    const kept = fillDraft.read(id);
    return kept && { fileUrl: filesOf(kept['fileUrl']) };
  },
  keep: (id, { fileUrl }) => fillDraft.keep(id, { fileUrl }),
  drop: fillDraft.drop,
};
