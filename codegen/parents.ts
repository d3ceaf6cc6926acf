import fs from 'node:fs';
import path from 'node:path';

/**
 * Which REST record stands behind which GraphQL type: each type `<Name>Parent` that a `parents.ts` of the gateway's
 * modules exports stands behind the type `<Name>`.
 * @param root folder of the modules
 * @param from folder of the generated file that names them
 * @returns mappers for the plugin typescript-resolvers: GraphQL type to `file#Type`
 * @throws where two files claim the same type
 */
export function parentMappers(root: string, from: string): Record<string, string> {
  const mappers: Record<string, string> = {};
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.basename(file) !== 'parents.ts') continue;
    const source = path.join(root, file);
    const module = path.relative(from, source).split(path.sep).join('/');
    for (const [, name = ''] of fs
      .readFileSync(source, 'utf8')
      .matchAll(/^export (?:type|interface) (\w+)Parent\b/gm)) {
      if (mappers[name])
        throw new Error(`${mappers[name]} and ${module} both say what stands behind ${name}`);
      mappers[name] = `${module}#${name}Parent`;
    }
  }
  return mappers;
}
