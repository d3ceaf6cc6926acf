import path from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const node = (file, args, options) =>
  run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], options);

/** What oxlint reads. */
export const isCode = (file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file);

/** What ESLint reads: the sources of the schema. */
export const isSchema = (file) => /^gateway\/src\/.+\.graphql$/.test(file);

/** Rules for TypeScript and JavaScript, those that need types too; files and folders, everything by default. */
export const lintCode = (files = ['.'], options = {}) =>
  node('oxlint/bin/oxlint', ['--deny-warnings', '--report-unused-disable-directives', ...files], options);

/** Rules for the sources of the schema. */
export const lintSchema = (files = ['gateway/src/**/*.graphql'], options = {}) =>
  node('eslint/bin/eslint.js', ['--max-warnings=0', ...files], options);

/** Whether files are formatted; those that oxfmt has no formatter for are passed over. */
export const checkFormat = (files = ['.'], options = {}) =>
  node('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files], options);
