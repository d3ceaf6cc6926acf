import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket in memory that speaks as much S3 as the service needs, and refuses what is not signed. */
export class FakeS3 {
  readonly objects = new Map<string, { type: string | undefined; content: Buffer }>();
  readonly calls: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  /** Keeps this many more objects, then answers 500. */
  room = Infinity;
  /** Sends no more than this many bytes of an object, and keeps the connection open without another. */
  stallsAfter = Infinity;
  /** Whether there is no bucket of this name. */
  isGone = false;
  private readonly server: Server;
  private constructor() {
    this.server = createServer(async (request, response) => {
      const path = request.url ?? '';
      const method = request.method ?? '';
      this.calls.push({ method, path, headers: request.headers });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (!signed.test(request.headers.authorization ?? '')) return response.writeHead(403).end();
      if (this.isGone)
        return response
          .writeHead(404)
          .end('<Error><Code>NoSuchBucket</Code><BucketName>fair</BucketName></Error>');
      if (method === 'PUT') {
        if (this.room <= 0) return response.writeHead(500).end('<Error/>');
        this.room -= 1;
        this.objects.set(path, { type: request.headers['content-type'], content: Buffer.concat(chunks) });
        return response.writeHead(200).end();
      }
      if (method === 'DELETE') return response.writeHead(this.objects.delete(path) ? 204 : 404).end();
      const found = this.objects.get(path);
      if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const body = from === undefined ? found.content : found.content.subarray(Number(from), Number(to) + 1);
      response.writeHead(from === undefined ? 200 : 206, { 'content-length': body.length });
      return body.length > this.stallsAfter
        ? response.write(body.subarray(0, this.stallsAfter))
        : response.end(body);
    });
  }

  static async start(): Promise<FakeS3> {
    const fake = new FakeS3();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'fair',
      region: 'test-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'never-sent',
    };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const signed =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/test-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/;
