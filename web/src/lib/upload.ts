import type { Lang } from './storage';

/** What a form asks for: image (jpg, png; 2 MB), video (mp4; 50 MB), document (pdf, docx, xlsx; 2 MB). */
export type UploadKind = 'image' | 'video' | 'document';

/** A file that the server has taken; forms send its `address`. */
export interface UploadedFile {
  name: string;
  /**
   * Where it is served: `/files/uploads/…`, and `/files/own/uploads/…` what is private; `picture-widths.ts` knows the
   * narrower copies.
   */
  address: string;
  /** What it is by its content, like image/jpeg. */
  mediaType: string;
  bytes: number;
  /** Pixels; 0 for what is no image. */
  width: number;
  height: number;
}

export interface SendOptions {
  /** Language of the server's words. */
  lang: Lang;
  /** Part that has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
  /** Breaks the upload off, here and on the server; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Whose session sends it: a visitor's or exhibitor's, or that of the organiser's console. */
export type UploadPlace = 'site' | 'console';

const places: Record<UploadPlace, string> = {
  site: '/app/uploads/file',
  console: '/organiser/uploads/file',
};

export interface UploadOptions extends SendOptions {
  kind: UploadKind;
  /** Whether it is served only to who sends it and to those who speak for the same company. */
  isPrivate?: boolean;
  /** The site unless told. */
  place?: UploadPlace;
}

/** The server took the request and refused the file; `message` is its sentence for the person, empty if it has none. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
  constructor(
    message: string,
    /** HTTP status: 401 not signed in, 413 too large, 429 too many at once, others for what is wrong with the file. */
    readonly status: number,
    /** What of the request it concerns, where the server says so. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** A little more than the server allows, so that its sentence about being late gets through. */
const TIMEOUT_MS = 80_000;

interface Envelope<Result> {
  success?: boolean;
  message?: string;
  field?: string;
  result?: Result | null;
}

function readEnvelope<Result>(text: string): Envelope<Result> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Sends one file to a call that takes one, with its progress (`fetch` tells none).
 * @param createRequest how a request is made; tests put another in its place
 * @throws UploadRefusal when the server refuses; TypeError when it is not reached, as `fetch` does; the signal's reason
 */
export function sendFile<Result>(
  address: string,
  file: File,
  { lang, onProgress, signal }: SendOptions,
  createRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = createRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    const lost = () => reject(new TypeError('the upload did not reach the server'));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    // What the caller broke it off with is handed back as it is, whatever it is.
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.addEventListener('load', () => {
      const { success, message = '', field, result } = readEnvelope<Result>(request.responseText);
      if (success === true && result) resolve(result);
      else reject(new UploadRefusal(message, request.status, field));
    });
    request.open('POST', address);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('language', lang);
    // Shows the gateway that no page of another site sends this.
    request.setRequestHeader('apollo-require-preflight', 'true');
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Sends a file that a form keeps; throws as {@link sendFile}. */
export const uploadFile = (
  file: File,
  { kind, isPrivate = false, place = 'site', ...options }: UploadOptions,
  createRequest?: () => XMLHttpRequest,
): Promise<UploadedFile> =>
  sendFile<UploadedFile>(
    `${places[place]}?kind=${kind}${isPrivate ? '&private=true' : ''}`,
    file,
    options,
    createRequest,
  );
