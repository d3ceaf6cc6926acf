import { createHash } from 'node:crypto';

/** The scripts that stand in a document itself, as sources of a content security policy: by their hashes. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
