import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliEncoding, type Encoding, gzipEncoding } from '../plugins/compression.ts';
import { weakTag } from '../plugins/entity-tag.ts';
import type { RenderedPage } from './renderer.ts';

const unpack = promisify(brotliDecompress);

/** Both forms together, where that of brotli is 1: gzip makes at most 2.3 of what a page holds, which repeats much. */
const FORMS = 3.3;

/**
 * A rendered page as it is kept: compressed. Its text of some 150,000 characters takes ten times as much, and so ten times
 * as many pages can be kept.
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
