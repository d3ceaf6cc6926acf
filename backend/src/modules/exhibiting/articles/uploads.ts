import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { claimUpload, maxBytes } from '../../../uploads/index.ts';
import type { ArticleText } from './rules.ts';
import type { ArticleFile } from './tables.ts';

/** What an article shows already: another account of the company may have sent it. */
export interface KeptUploads {
  imageUrl: string;
  contentCn: string;
  contentEn: string;
  files: readonly ArticleFile[];
}

/**
 * Proves that every picture and file of an article was uploaded by this account, or stood in the article before.
 * @returns the attachments with their names
 * @throws Refusal naming the field; of an attachment over 2 MB 'File cannot exceed 2MB' (VAL-060, CONFLICT-041)
 */
export async function claimUploads(
  database: Database,
  accountId: string,
  text: ArticleText,
  kept: KeptUploads | undefined,
): Promise<ArticleFile[]> {
  const claim = (address: string, field: string, kinds: readonly ('image' | 'document')[]) =>
    claimUpload(database, address, { accountId, kinds, maxBytes: maxBytes.document }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? error.about(field) : error;
      },
    );
  if (text.imageUrl !== kept?.imageUrl) await claim(text.imageUrl, 'imageUrl', ['image']);
  for (const { address, field } of text.pictures) {
    const stood =
      kept && (kept.contentCn.includes(`"${address}"`) || kept.contentEn.includes(`"${address}"`));
    if (!stood) await claim(address, field, ['image']);
  }
  const files: ArticleFile[] = [];
  for (const address of text.files) {
    const known = kept?.files.find((file) => file.address === address);
    if (known) {
      files.push(known);
      continue;
    }
    const { originalName, bytes } = await claim(address, 'files', ['document', 'image']);
    files.push({ address, name: originalName, bytes });
  }
  return files;
}
