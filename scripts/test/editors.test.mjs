import fs from 'node:fs';
import path from 'node:path';
import { buildASTSchema, concatAST, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { complaintAboutNode } from '../lib/node-version.mjs';
import { ROOT } from '../lib/paths.mjs';
import { filesUnder } from '../lib/stamps.mjs';
import { RUNS } from '../lib/vitest-runs.mjs';

const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));
const isThere = (file) => fs.existsSync(path.join(ROOT, file));

describe('what editors read', () => {
  it('.editorconfig says what oxfmt does', () => {
    const { printWidth, useTabs = false, tabWidth = 2, endOfLine = 'lf' } = readJson('.oxfmtrc.json');
    for (const line of [
      `max_line_length = ${printWidth}`,
      `indent_style = ${useTabs ? 'tab' : 'space'}`,
      `indent_size = ${tabWidth}`,
      `end_of_line = ${endOfLine}`,
    ])
      expect(read('.editorconfig').split('\n')).toContain(line);
  });

  it('.nvmrc names the oldest Node of package.json, which npm start takes', () => {
    const version = read('.nvmrc').trim();
    expect(readJson('package.json').engines.node).toBe(`>=${version}`);
    expect(complaintAboutNode(`${version}.0`)).toBeNull();
    const [major, minor] = version.split('.').map(Number);
    expect(complaintAboutNode(`${major}.${minor - 1}.9`)).toContain(version);
  });

  it('.graphqlrc.json names the sources that codegen.ts reads', () => {
    const { web, gateway } = readJson('.graphqlrc.json').projects;
    expect(read('codegen.ts')).toContain(`schema: '${gateway.schema}'`);
    expect(read('codegen.ts')).toContain(`documents: '${web.documents}'`);
    expect(web.schema[0]).toBe(gateway.schema);
  });

  it('.graphqlrc.json leaves nothing of the site for editors to complain about', () => {
    const { schema } = readJson('.graphqlrc.json').projects.web;
    // The second is a directive of the browser's cache, which takes it out of what it sends.
    const documentsIn = (folder) =>
      filesUnder(ROOT, [folder])
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => parse(read(name)));
    const known = buildASTSchema(concatAST([...documentsIn('gateway/src'), parse(schema[1])]));
    const operations = concatAST(documentsIn('web/src'));
    expect(validate(known, operations).map(({ message }) => message)).toEqual([]);
  });

  it('the settings of VS Code name files, packages and extensions that there are', () => {
    const { configurations, inputs, compounds } = readJson('.vscode/launch.json');
    const here = (text) => text.replace('${workspaceFolder}/', '');
    for (const { cwd, program } of configurations.slice(0, 2))
      expect(isThere(path.join(here(cwd), program)), program).toBe(true);
    expect(isThere(here(configurations[2].program))).toBe(true);
    expect(inputs[0].options).toEqual(RUNS);
    const names = configurations.map(({ name }) => name);
    expect(compounds.flatMap((one) => one.configurations).every((name) => names.includes(name))).toBe(true);
    const settings = readJson('.vscode/settings.json');
    expect(isThere(settings['typescript.tsdk'])).toBe(true);
    expect(readJson('.vscode/extensions.json').recommendations).toContain(
      settings['editor.defaultFormatter'],
    );
  });
});
