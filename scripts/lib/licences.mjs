// The licences of what the running product is made of.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Licences under which components may be part of the product: they ask for their notice to be kept, no more. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of files, not of what uses them; none of these files is changed.
  'MPL-2.0',
  // Fonts, which are handed on as they are.
  'OFL-1.1',
]);

/** Whether an expression of SPDX, like `(MIT OR CC0-1.0)`, holds nothing but permitted licences. */
export function isPermitted(expression) {
  const names = expression.split(/\s+(?:AND|OR)\s+|[()\s]+/).filter((name) => name !== '');
  return names.length > 0 && names.every((name) => PERMITTED.has(name));
}

/** Licences that a package tells in a form which npm does not read, as they stand in its files. */
const TOLD = new Map([['xtend@2.1.2', 'MIT']]);

/**
 * Forms of libvips, which sharp loads as a library: LGPL-3.0-or-later allows that as long as whoever gets the product may
 * put another form of the library in its place, which a folder of its own under node_modules lets them do.
 */
const LIBRARIES = /^@img\/sharp-/;

/** What the product is made of: the servers with all they need, and the site. */
const PRODUCT = ['backend', 'gateway', 'web', 'packages/service-kit', 'packages/tracing'];

/** Name of the package at a place in package-lock.json. */
const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Place in package-lock.json of what a package at `place` gets when it asks for `name`; undefined where it is not installed. */
function resolved(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return undefined;
  }
}

/**
 * Components of the product: name, version, licence; sorted, each once. Read from package-lock.json, because npm's own list
 * of them leaves out what one workspace needs to run and another only to test.
 */
export function components(lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))) {
  const { packages } = lock;
  const seen = new Set(PRODUCT);
  for (const place of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(packages, place, name);
      if (found !== undefined && !packages[found].link) seen.add(found);
    }
  }
  const lines = new Map();
  for (const place of seen) {
    const { version, license: licence = '', os, cpu } = packages[place];
    // Programs for one kind of system are installed on that alone; the list is the same on all.
    if (PRODUCT.includes(place) || os || cpu || LIBRARIES.test(nameAt(place))) continue;
    const name = nameAt(place);
    const id = `${name}@${version}`;
    lines.set(id, { name, version, licence: TOLD.get(id) ?? licence });
  }
  return [...lines.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** The text of NOTICE. @throws Problem where a component may not be part of the product */
export function notice(list) {
  const refused = list.filter(({ licence }) => !isPermitted(licence));
  if (refused.length > 0) {
    const names = refused.map(
      ({ name, version, licence }) => `${name}@${version} (${licence || 'none told'})`,
    );
    throw new Problem(`Licences that the product may not contain: ${names.join(', ')}.`);
  }
  const lines = list.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  return [
    'Wirefair contains the components below under their own licences. The text of each stands in its package,',
    'node_modules/<name>, in the images as well. Written by `npm run licences`. Programs for single systems are left out of the',
    'list; among them is libvips (LGPL-3.0-or-later), which sharp loads as a library, unchanged and in a folder of its own.',
    '',
    ...lines,
    '',
  ].join('\n');
}
