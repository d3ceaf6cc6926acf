import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_OPTIONS } from '../lib/server-process.mjs';

it.each(['backend', 'gateway'])(
  'the image of the %s gives Node the options that npm start gives it',
  (name) => {
    const image = readFileSync(new URL(`../../docker/${name}.Dockerfile`, import.meta.url), 'utf8');
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]');
    expect(command).toEqual(['node', ...SERVER_OPTIONS, `${name}/dist/main.js`]);
  },
);
