import { fileTypeFromFile } from 'file-type';
import { isWholeDocument } from './documents.ts';
import { rewriteImage } from './images.ts';
import { mediaTypes, type UploadKind } from './kinds.ts';
import { refusals, wrongType } from './refusals.ts';
import { isWholeMp4 } from './video.ts';

/** A file that may be kept, and what it is by its content. */
export interface PreparedFile {
  path: string;
  mediaType: string;
  /** The ending of its name. */
  ending: string;
  bytes: number;
  /** Pixels; 0 for what is no image. */
  width: number;
  height: number;
  /** Narrower copies of an image, in WebP. */
  smaller: { width: number; path: string }[];
}

/**
 * Proves what a file is, whatever it is called, and makes it ready to be kept.
 * @param folder for the files that are made of it
 * @throws Refusal when it is not of this kind or not whole
 */
export async function prepare(
  path: string,
  bytes: number,
  kind: UploadKind,
  folder: string,
): Promise<PreparedFile> {
  // A content that ends amid its own description is of no type.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const endings = mediaTypes[kind];
  const ending = found && endings[found.mime];
  if (!ending) throw wrongType(kind);
  if (kind === 'image') {
    const image = await rewriteImage(path, folder);
    return { ...image, ending: endings[image.mediaType] ?? ending };
  }
  if (kind === 'video' && !(await isWholeMp4(path))) throw wrongType(kind);
  if (kind === 'document' && !(await isWholeDocument(path, found.mime))) throw refusals.document();
  return { path, mediaType: found.mime, ending, bytes, width: 0, height: 0, smaller: [] };
}
