import { createHash, X509Certificate } from 'node:crypto';
import { type LargeSetUpOptions, startLargeSetUp } from '../../scripts/lib/large-set-up.mjs';
import { GATEWAY_SECRET, type System } from './system.ts';

/** What Chromium knows a key by: the hash of how it is written in a certificate. */
const hashOfKey = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** The bucket that E2E_S3_ENDPOINT, E2E_S3_BUCKET and so on name; none where they name none. */
function namedBucket(): Pick<LargeSetUpOptions, 's3'> {
  const named = (name: string): string => {
    const value = process.env[`E2E_S3_${name}`];
    if (value) return value;
    throw new Error(`E2E_S3_${name} must be set when E2E_S3_ENDPOINT is.`);
  };
  if (!process.env['E2E_S3_ENDPOINT']) return {};
  return {
    s3: {
      endpoint: named('ENDPOINT'),
      bucket: named('BUCKET'),
      accessKeyId: named('ACCESS_KEY_ID'),
      secretAccessKey: named('SECRET_ACCESS_KEY'),
    },
  };
}

/** Starts what docker-compose.yml describes, with PgBouncer, and the demo on it. @param settings of its servers, besides */
export async function startLargeSystem(
  demo: { exhibitors: number; reviewSeconds: number },
  settings: Record<string, string>,
): Promise<System> {
  const setUp = await startLargeSetUp({
    demo,
    pgbouncer: true,
    settings: { ...settings, GATEWAY_SECRET },
    ...namedBucket(),
  });
  return {
    baseUrl: setUp.url,
    gatewayUrl: setUp.part('gateway-1').url,
    backendUrl: setUp.part('backend-1').url,
    trust: { authorityFile: setUp.authorityFile, keyHash: hashOfKey(setUp.certificate) },
    stop: setUp.stop,
  };
}
