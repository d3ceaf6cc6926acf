import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { type DefinitionNode, Kind, parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { required } from './support/required.ts';

const root = new URL('../../', import.meta.url);

interface GeneratedFile {
  filename: string;
  content: string;
}

/** What a text defines; nothing where it is no GraphQL. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  try {
    return parse(text).definitions;
  } catch {
    return [];
  }
}

/** The queries of the guide for developers, as a partner copies them from the page. */
function guideSamples(): string[] {
  const source = readFileSync(new URL('web/src/features/developers/samples.ts', root), 'utf8');
  return [...source.matchAll(/`([^`]*)`/g)]
    .map(([, text]) => required(text, 'the text of a sample'))
    .filter((text) => definitionsOf(text).some(({ kind }) => kind === Kind.OPERATION_DEFINITION));
}

/** What the generated type and document of an operation are called. */
function namesOf(one: DefinitionNode): { type: string; document: string }[] {
  if (one.kind !== Kind.OPERATION_DEFINITION) return [];
  const name = required(one.name, 'the name of a query').value;
  const kind = `${one.operation.charAt(0).toUpperCase()}${one.operation.slice(1)}`;
  return [{ type: `${name}${kind}`, document: `${name}Document` }];
}

describe.each(['contracts/partner.graphql', 'schema.graphql'])('types generated from %s alone', (file) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('have every query of the guide, without a warning', async () => {
    const said: unknown[] = [];
    const listen = (...words: unknown[]) => void said.push(words);
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(listen);
    const warned = (warning: Error) => listen(warning.message);
    process.on('warning', warned);

    const documents = guideSamples();
    const outputs: GeneratedFile[] = await generate(
      {
        schema: readFileSync(new URL(file, root), 'utf8'),
        documents,
        silent: true,
        errorsOnly: true,
        generates: { 'generated/': { preset: 'client' } },
      },
      false,
    );
    process.off('warning', warned);

    expect(said).toEqual([]);
    const types = required(
      outputs.find(({ filename }) => filename.endsWith('/graphql.ts')),
      'the file of the types',
    ).content;
    const names = documents.flatMap(definitionsOf).flatMap(namesOf);
    expect(names.length).toBeGreaterThan(5);
    for (const { type, document } of names) {
      expect(types).toContain(`export type ${type} = `);
      expect(types).toContain(`export const ${document} = `);
    }
  });
});
