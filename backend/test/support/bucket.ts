import { AwsClient } from 'aws4fetch';
import { readConfig } from '../../src/config.ts';
import type { S3Settings } from '../../src/uploads/storage/s3.ts';
import { FakeS3 } from './fake-s3.ts';

/** A bucket for tests. */
export interface TestBucket {
  settings: S3Settings;
  /** Names of all that it holds. */
  names: () => Promise<string[]>;
  close: () => void;
}

/** A bucket of a real server: it is named as the service names its own, with TEST_ before. */
function realBucket(settings: S3Settings): TestBucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return {
    settings,
    names: async () => {
      const answer = await client.fetch(`${endpoint}/${bucket}?list-type=2`);
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`);
      return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name);
    },
    close: () => {},
  };
}

/** The bucket that TEST_S3_ENDPOINT, TEST_S3_BUCKET and so on name; undefined where they name none. */
export function namedBucket(): TestBucket | undefined {
  const named = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('TEST_S3_') ? [[name.replace('TEST_', ''), value]] : [],
  );
  const { s3 } = readConfig(Object.fromEntries(named));
  return s3 && realBucket(s3);
}

/** The bucket of a real server where one is named, one in memory otherwise. */
export async function openTestBucket(): Promise<TestBucket> {
  const named = namedBucket();
  if (named) return named;
  const fake = await FakeS3.start();
  return {
    settings: fake.settings,
    names: async () => [...fake.objects.keys()].map((path) => path.replace(`/${fake.settings.bucket}/`, '')),
    close: () => fake.close(),
  };
}
