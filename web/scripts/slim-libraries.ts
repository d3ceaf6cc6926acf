import type { Plugin } from 'vite';

interface Cut {
  /** The file of a library. */
  file: RegExp;
  /** Occurs in the file where there is something to cut. */
  mark: string;
  /** What nothing here needs, but what keeps other code of the library in a build; and what takes its place. */
  cuts: [unneeded: RegExp, instead: string][];
}

export const slimmed: Cut[] = [
  {
    // The site asks for texts only, whose numbers and dates `formatMessage` formats itself.
    file: /[\\/]@formatjs[\\/]intl[\\/]index\.js$/,
    mark: 'function createIntl(',
    cuts: [[/^\s*format(?!Message)\w+: format\w+\.bind\(null, resolvedConfig, [\w.]+\),?$/gm, '']],
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    mark: 'Link.displayName',
    cuts: [
      // Names for the tools of developers: each keeps its component, though nothing uses it.
      [/^\w+\.displayName = "\w+";$/gm, ''],
      // Links of the framework mode, which the site is not built with, ask for the page's files.
      [/return shouldPrefetch && !isAbsolute \? .* : link;$/gm, 'return link;'],
    ],
  },
];

/** @throws Error when the library has changed, and there is nothing to cut */
export function slim(code: string, { file, cuts }: Cut): string {
  return cuts.reduce((text, [unneeded, instead]) => {
    const rest = text.replace(unneeded, instead);
    if (rest === text) throw new Error(`${file.source} has nothing like ${unneeded.source}`);
    return rest;
  }, code);
}

/** Leaves out of libraries what keeps unused code of theirs in the page. */
export function slimLibraries(): Plugin {
  return {
    name: 'wirefair-slim-libraries',
    apply: 'build',
    transform: {
      filter: { id: slimmed.map(({ file }) => file), code: slimmed.map(({ mark }) => mark) },
      handler(code, id) {
        const found = slimmed.find(({ file, mark }) => file.test(id) && code.includes(mark));
        return found ? { code: slim(code, found), map: null } : null;
      },
    },
  };
}
