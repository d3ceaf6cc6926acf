import fs from 'node:fs';

const CHECKLIST = new URL('../docs/requirements.md', import.meta.url);

/**
 * The tags that tests may have: one for each id of docs/requirements.md. A test that names another id fails to load.
 * Configurations of vitest take them as `tags`.
 */
export function requirementTags(): { name: string; description: string }[] {
  const lines = fs.readFileSync(CHECKLIST, 'utf8').matchAll(/^- \[.\] ([A-Z]+-\d+) — (.*)$/gm);
  return [...lines].map(([, name = '', description = '']) => ({ name, description }));
}
