import type { Lang } from './storage';
import { isRecord } from './objects';
import { saveBlob } from './save-blob';

/** The server refused the file; `message` is its sentence for the person, empty where it has none. */
export class DownloadRefusal extends Error {
  override name = 'DownloadRefusal';
}

/** The name that the server gives the file. */
const nameOf = (disposition: string | null): string =>
  /filename="([^"]{1,100})"/.exec(disposition ?? '')?.[1] ?? 'download';

async function sentenceOf(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : '';
  } catch {
    return '';
  }
}

/**
 * Fetches a file and has the browser save it once it is whole: one that breaks off on the way is never taken for
 * complete, and what the server refuses is told and not saved.
 * @throws DownloadRefusal; whatever `fetch` throws where the way is broken
 */
export async function saveFile(address: string, lang: Lang): Promise<void> {
  const answer = await fetch(address, { headers: { language: lang } });
  if (!answer.ok) throw new DownloadRefusal(await sentenceOf(answer));
  saveBlob(await answer.blob(), nameOf(answer.headers.get('content-disposition')));
}
