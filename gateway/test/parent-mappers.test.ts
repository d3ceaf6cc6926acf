import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parentMappers } from '../../codegen/parents.ts';

let folder = '';
const write = (part: string, text: string) => {
  mkdirSync(join(folder, 'modules', part), { recursive: true });
  writeFileSync(join(folder, 'modules', part, 'parents.ts'), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wirefair-parents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('parents of GraphQL types', () => {
  it('are found by the names that parents.ts files export', () => {
    write('a/one', 'export type OneParent = string;\ntype HiddenParent = string;\n');
    write('b', 'export interface TwoParent {\n  id: string;\n}\n');
    expect(parentMappers(join(folder, 'modules'), join(folder, 'schema'))).toEqual({
      One: '../modules/a/one/parents.ts#OneParent',
      Two: '../modules/b/parents.ts#TwoParent',
    });
  });

  it('stand behind one type each', () => {
    write('a', 'export type OneParent = string;\n');
    write('b', 'export type OneParent = number;\n');
    expect(() => parentMappers(join(folder, 'modules'), join(folder, 'schema'))).toThrow(
      '../modules/a/parents.ts#OneParent and ../modules/b/parents.ts both say what stands behind One',
    );
  });
});
