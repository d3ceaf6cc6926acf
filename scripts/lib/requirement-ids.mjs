import ts from 'typescript';

const LINE = /^- \[.\] ([A-Z]+)-(\d+) — (.*)$/gm;
const RANGE = /\b([A-Z]{2,})-(\d{3})(?:\.\.(?:\1-)?(\d{3}))?/g;
const TITLED = new Set(['it', 'test', 'describe', 'suite']);

/** The checklist as a map of area → ids in order. */
export function readChecklist(markdown) {
  const areas = new Map();
  for (const [, area, number] of markdown.matchAll(LINE)) {
    areas.set(area, [...(areas.get(area) ?? []), `${area}-${number}`]);
  }
  return areas;
}

/** Ids in a text; `SHELL-002..040` and `SHELL-002..SHELL-040` stand for all between. */
export function idsIn(text) {
  const ids = [];
  for (const [, area, from, to = from] of text.matchAll(RANGE)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.push(`${area}-${String(number).padStart(from.length, '0')}`);
    }
  }
  return ids;
}

/** The name at the root of `it`, `it.each(...)`, `test.describe.only`, `it.skipIf(x)`. */
function rootName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag);
  return null;
}

const isSkipped = (callee) => /\.(skip|todo)\b/.test(callee.getText());

/** The constant parts of a title: string, template, concatenation. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  if (ts.isBinaryExpression(node)) return `${textOf(node.left)} ${textOf(node.right)}`;
  return '';
}

/**
 * Ids in the titles of a test file. Parsed, not searched for: an id in a comment or in the data of a test says
 * nothing about what is proven, and neither does a skipped test.
 */
export function idsInTitles(source, fileName = 'a.test.ts') {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const ids = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression))) {
      if (isSkipped(node.expression)) return;
      if (node.arguments.length > 0) ids.push(...idsIn(textOf(node.arguments[0])));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ids;
}

/** `DIR-001..003, 007`: what a person can read of a long list. */
export function compact(ids) {
  const numbers = ids.map((id) => id.split('-')[1]);
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && Number(number) === Number(last.at(-1)) + 1) last.push(number);
    else runs.push([number]);
  }
  const area = ids[0]?.split('-')[0];
  return runs
    .map((run, i) => `${i === 0 ? `${area}-` : ''}${run[0]}${run.length > 1 ? `..${run.at(-1)}` : ''}`)
    .join(', ');
}
