import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../plugins/compression.ts';
import { namesTag, weakTag } from '../plugins/entity-tag.ts';
import type { RenderedPage } from './renderer.ts';

/** The text of a page for one origin, its entity tag, and its compressed forms, each made at its first use. */
class PageBody {
  readonly tag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly origin: string,
    readonly html: string,
  ) {
    this.tag = weakTag(html);
  }

  in(encoding: Encoding): Promise<Buffer> {
    const made = this.encoded.get(encoding) ?? encoding.encode(Buffer.from(this.html));
    this.encoded.set(encoding, made);
    return made;
  }
}

/**
 * Sends rendered pages. What is made of one is kept beside it and goes with it: its compressed forms take about a third
 * of its text. It is kept for one origin only, the last: clients that name ever new hosts cost time and no memory.
 */
export class PageBodies {
  private readonly bodies = new WeakMap<RenderedPage, PageBody>();

  /** @param placeholder what stands in the pages for the origin of the site; undefined where they have it themselves */
  constructor(private readonly placeholder: string | undefined) {}

  /**
   * Sends a page: compressed where the client takes that, or 304 without a body where it has the page already.
   * @param origin where the site stands for this client
   */
  async send(
    page: RenderedPage,
    { origin, request, reply }: { origin: string; request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const { headers } = request;
    const body = this.bodyOf(page, origin);
    reply.status(page.status).header('content-language', page.language);
    if (page.status === 200) {
      reply.header('etag', body.tag);
      if (namesTag(headers['if-none-match'], body.tag)) return reply.status(304).send();
    }
    const accepted = headers['accept-encoding'];
    // Weights say what an answer may not be; the general compression reads them.
    const encoding = accepted?.includes(';') ? undefined : encodingFor(accepted, body.html.length);
    if (!encoding) return reply.send(body.html);
    return reply.header('content-encoding', encoding.name).send(await body.in(encoding));
  }

  private bodyOf(page: RenderedPage, origin: string): PageBody {
    const known = this.bodies.get(page);
    if (known?.origin === origin) return known;
    const { html } = page;
    const body = new PageBody(origin, this.placeholder ? html.replaceAll(this.placeholder, origin) : html);
    this.bodies.set(page, body);
    return body;
  }
}
