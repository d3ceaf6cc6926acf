import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '../http/compression.ts';
import { namesTag, weakTag } from '../http/entity-tag.ts';
import type { KeptPage } from './kept-page.ts';

/** What is sent of a page. */
type Body = Pick<KeptPage, 'in' | 'tag' | 'text' | 'textBytes'>;

/** A page for one origin; its compressed forms are made at their first use. */
class BodyForOrigin implements Body {
  readonly tag: string;
  readonly textBytes: number;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly html: string) {
    this.tag = weakTag(html);
    this.textBytes = Buffer.byteLength(html);
  }

  text(): Promise<string> {
    return Promise.resolve(this.html);
  }

  in(encoding: Encoding): Promise<Buffer> {
    const made = this.encoded.get(encoding) ?? encoding.encode(Buffer.from(this.html));
    this.encoded.set(encoding, made);
    return made;
  }
}

/** Memory of pages that were made for an origin, bytes: clients that name ever new hosts take no more than that. */
const MAX_FOR_ORIGINS = 32_000_000;

/** A character takes two bytes, and the compressed forms together less than another one. */
const sizeOf = ({ textBytes }: BodyForOrigin): number => 3 * textBytes;

/** Sends rendered pages. */
export class PageBodies {
  private readonly forOrigins = new LRUCache<string, BodyForOrigin>({
    maxSize: MAX_FOR_ORIGINS,
    sizeCalculation: sizeOf,
  });

  /** @param placeholder what stands in the pages for the origin of the site; undefined where they have it themselves */
  constructor(private readonly placeholder: string | undefined) {}

  /**
   * Sends a page: compressed where the client takes that, or 304 without a body where it has the page already.
   * @param origin where the site stands for this client
   */
  async send(
    page: KeptPage,
    { origin, request, reply }: { origin: string; request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const { headers } = request;
    const body = await this.bodyOf(page, origin);
    reply.status(page.status).header('content-language', page.language);
    if (page.status === 200) {
      reply.header('etag', body.tag);
      if (namesTag(headers['if-none-match'], body.tag)) return reply.status(304).send();
    }
    const accepted = headers['accept-encoding'];
    // Weights say what an answer may not be; the general compression reads them.
    const encoding = accepted?.includes(';') ? undefined : encodingFor(accepted, body.textBytes);
    if (!encoding) return reply.send(await body.text());
    return reply.header('content-encoding', encoding.name).send(await body.in(encoding));
  }

  private async bodyOf(page: KeptPage, origin: string): Promise<Body> {
    const { placeholder } = this;
    if (placeholder === undefined) return page;
    const key = `${page.tag} ${origin}`;
    const known = this.forOrigins.get(key);
    if (known) return known;
    const body = new BodyForOrigin((await page.text()).replaceAll(placeholder, origin));
    this.forOrigins.set(key, body);
    return body;
  }
}
