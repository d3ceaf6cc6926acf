import { build } from 'vite';
import { expect, it } from 'vitest';

const entry = new URL('../src/app/routes.tsx', import.meta.url).pathname;

/** The code that vite makes of the route table and the development routes, without what else they import. */
async function built(isDevelopment: boolean) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.DEV': String(isDevelopment) },
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: entry,
        external: (id) => id !== entry && !id.includes('development-routes'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.flatMap((file) =>
    file.type === 'chunk' ? [{ code: file.code, sources: file.map?.sources ?? [] }] : [],
  );
}

it('a build for visitors has no development page, neither in its code nor in its source maps', async () => {
  const chunks = await built(false);
  expect(chunks.map(({ code }) => code).join()).toContain('routes/not-found');
  for (const { code, sources } of chunks) {
    expect(code).not.toMatch(/components-page|\/dev\//);
    expect(sources.join()).toMatch(/routes\.tsx/);
    expect(sources.join()).not.toMatch(/development-routes/);
  }
});

it('the development server has it', async () => {
  const chunks = await built(true);
  expect(chunks.map(({ code }) => code).join()).toContain('components-page');
});
