import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { installErrorHandling } from '../../src/http/error-handler.ts';
import { Refusal } from '../../src/http/errors.ts';
import { ErrorEnvelope } from '../../src/http/envelope.ts';
import { installEnvelope } from '../../src/http/envelope-hook.ts';
import { openUploadStorage, type UploadStorage } from '../../src/uploads/index.ts';
import { uploadRoutes } from '../../src/uploads/routes.ts';
import { serveUploads } from '../../src/uploads/serve.ts';
import { createLimits } from '../../src/limits/limits.ts';
import type { UploadQuota } from '../../src/uploads/quota.ts';
import type { Upload } from '../../src/uploads/contract.ts';
import type { S3Settings } from '../../src/uploads/storage/s3.ts';
import { namedBucket } from './bucket.ts';
import { useService, type Answer } from './service.ts';

/** A part of a multipart body; without `fileName` it is a plain field. */
export interface Part {
  field?: string;
  fileName?: string;
  content: Buffer | string;
}

const BOUNDARY = 'x-boundary';

/** A multipart body of these parts, as a careless or hostile client may send it. */
export function multipart(...parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ field = 'file', fileName, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"` +
        // The header of the type says what hostile clients want it to.
        (fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const contentType = `multipart/form-data; boundary=${BOUNDARY}`;

interface Sent {
  kind?: string;
  language?: string;
  account?: string;
}

interface Circumstances {
  s3?: () => S3Settings;
  stallMs?: number;
  quota?: UploadQuota;
}

/** More than any test sends that is not about the quota. */
const generous: UploadQuota = { name: 'upload-test', files: 10_000, mebibytes: 10_000 };

/** The calls of uploads on a listening service, over a folder of its own or a bucket. */
export function useUploads({ s3, stallMs = 60_000, quota = generous }: Circumstances = {}) {
  const service = useService();
  let close: () => Promise<unknown>;
  let storage: UploadStorage;
  let folder: string;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirefair-uploads-'));
    storage = openUploadStorage(folder, s3?.() ?? namedBucket()?.settings);
    const built = Fastify({
      forceCloseConnections: true,
      ajv: { customOptions: { removeAdditional: false } },
    }).withTypeProvider<TypeBoxTypeProvider>();
    installErrorHandling(built, service.clock);
    built.addSchema(ErrorEnvelope);
    installEnvelope(built, service.clock);
    serveUploads(built, service.database(), storage);
    await built.register(uploadRoutes, {
      database: service.database(),
      clock: service.clock,
      storage,
      limits: createLimits(service.database().pool),
      stallMs,
      authorise: async ({ headers }) => {
        if (headers['account'] === 'nobody') throw new Refusal({ ZH: '请先登录', EN: 'Please sign in' }, 401);
        return { id: String(headers['account'] ?? '1'), quota };
      },
    });
    origin = await built.listen({ port: 0 });
    close = () => built.close();
  });
  afterAll(async () => {
    await close();
    storage.close();
    await rm(folder, { recursive: true });
  });

  async function sendBody(body: Buffer, { kind = 'image', language = 'EN', account = '1' }: Sent = {}) {
    const response = await fetch(`${origin}/app/uploads/file?kind=${kind}`, {
      method: 'POST',
      headers: { 'content-type': contentType, language, account },
      body: new Uint8Array(body),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer<Upload>, 'status'>) };
  }

  return {
    ...service,
    origin: () => origin,
    /** Where the calls of uploads keep their files. */
    storage: () => storage,
    sendBody,
    send: (content: Buffer | string, kind = 'image', fileName = 'picture.png', more: Sent = {}) =>
      sendBody(multipart({ fileName, content }), { kind, ...more }),
    load: (address: string, init: RequestInit = {}) => fetch(origin + address, init),
    /** Everything that lies in the folder, kept or half-made. */
    onDisk: async () => {
      // There is no folder before the first upload.
      const entries = await readdir(join(folder, 'uploads'), { recursive: true }).catch(() => []);
      return entries.filter((entry) => entry !== '.incoming');
    },
    newAccount: () => String(BigInt(`0x${randomBytes(6).toString('hex')}`)),
  };
}
