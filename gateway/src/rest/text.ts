import { isAscii, isUtf8, transcode } from 'node:buffer';

/** Shorter bodies are decoded as quickly the ordinary way, bytes. */
const SHORT = 1024;

/**
 * The text of an UTF-8 body, exactly as `body.toString()` gives it. Node 22 decodes what is not all ASCII at a
 * fifth of a gigabyte a second, which was a quarter of what a list of records cost; its transcoder is five times as quick.
 * Node 24 does well either way.
 */
export function textOf(body: Buffer): string {
  if (body.length < SHORT) return body.toString();
  if (isAscii(body)) return body.toString('latin1');
  // The transcoder throws on broken bytes, which are to become replacement characters.
  return isUtf8(body) ? transcode(body, 'utf8', 'utf16le').toString('utf16le') : body.toString();
}
