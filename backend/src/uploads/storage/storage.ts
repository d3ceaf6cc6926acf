import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** A kept file, or the span of it that was asked for. */
export interface OpenFile {
  stream: Readable;
  /** Bytes that the stream gives. */
  bytes: number;
}

/** Where uploads are kept. Names are the service's own (letters, digits, `.` and `-`), never a person's. */
export interface UploadStorage {
  /** Folder on this machine where files are made ready before they are put. */
  readonly incoming: string;
  /** Keeps the file at `path` as `name`: wholly or not at all. The file at `path` may be gone afterwards. */
  put(name: string, path: string, mediaType: string): Promise<void>;
  /** The file, or undefined when there is none of this name. */
  open(name: string, span?: ByteSpan): Promise<OpenFile | undefined>;
  /** Removes the file; a name that is not there is no mistake. */
  remove(name: string): Promise<void>;
  /** Ends idle connections. */
  close(): void;
}
