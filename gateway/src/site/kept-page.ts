import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliEncoding, type Encoding, gzipEncoding } from '../http/compression.ts';
import { weakTag } from '../http/entity-tag.ts';
import type { RenderedPage } from './renderer.ts';

const unpack = promisify(brotliDecompress);

/**
 * Both forms together, where that of brotli is 1. The site's pages have 18 to 27 KB in either form; of a page that repeats
 * itself more, that of gzip is up to 2.3 times as large.
 */
const FORMS = 3.3;

/**
 * A rendered page as it is kept: compressed. Its text of 100,000 to 170,000 characters takes five to six times as much.
 */
export class KeptPage {
  private zipped: Promise<Buffer> | undefined;

  private constructor(
    readonly status: number,
    /** For `content-language`. */
    readonly language: string,
    /** Entity tag of the text. */
    readonly tag: string,
    /** Length of the text, bytes. */
    readonly textBytes: number,
    private readonly packed: Buffer,
  ) {}

  static async of({ status, language, html }: RenderedPage): Promise<KeptPage> {
    const text = Buffer.from(html);
    return new KeptPage(status, language, weakTag(html), text.length, await brotliEncoding.encode(text));
  }

  /** Memory that it takes with all its forms, bytes. */
  get size(): number {
    return Math.ceil(this.packed.length * FORMS);
  }

  async text(): Promise<string> {
    return (await unpack(this.packed)).toString();
  }

  /** The page in an encoding; that of gzip is made at its first use. */
  async in({ name }: Encoding): Promise<Buffer> {
    if (name === brotliEncoding.name) return this.packed;
    this.zipped ??= unpack(this.packed).then(gzipEncoding.encode);
    return this.zipped;
  }
}
