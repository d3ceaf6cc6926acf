import ts from 'typescript';

const LINE = /^- \[.\] ([A-Z]+)-(\d+) — (.*)$/gm;
const TITLED = new Set(['it', 'test', 'describe', 'suite']);

/** The checklist as a map of area → ids in order. */
export function readChecklist(markdown) {
  const areas = new Map();
  for (const [, area, number] of markdown.matchAll(LINE)) {
    areas.set(area, [...(areas.get(area) ?? []), `${area}-${number}`]);
  }
  return areas;
}

/** The name at the root of `it`, `it.each(...)`, `test.describe.only`, `it.skipIf(x)`. */
function rootName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag);
  return null;
}

const isSkipped = (callee) => /\.(skip|todo)\b/.test(callee.getText());

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);

/** The constant parts of a title: string, template, concatenation. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  if (ts.isBinaryExpression(node)) return `${textOf(node.left)} ${textOf(node.right)}`;
  return '';
}

/** The texts of the option `tags` of a test: one text or a list of them. */
function tagsOf(node) {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  const option = node.properties.find((property) => property.name?.getText() === 'tags')?.initializer;
  if (!option) return [];
  const values = ts.isArrayLiteralExpression(option) ? [...option.elements] : [option];
  return values.filter((value) => ts.isStringLiteralLike(value)).map(({ text }) => text);
}

/**
 * The tests of a file that are not skipped: title and the requirement ids of the option `tags`. Parsed, not searched
 * for: an id in a comment or in the data of a test says nothing about what is proven, and neither does a skipped test.
 */
export function testsIn(source, fileName = 'a.test.ts') {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const tests = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression))) {
      if (isSkipped(node.expression)) return;
      const [title, options] = node.arguments;
      // The rows of `it.each` are no title.
      if (title && isText(title)) tests.push({ title: textOf(title), ids: tagsOf(options) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return tests;
}

/** Most ids that a test may name: one that proves more is several tests. */
const MOST_IDS = 5;
const ID = /\b[A-Z]{2,}-\d{3}\b/;

/** What is wrong with the tests of a file, a sentence for each mistake. */
export function mistakesOf(tests, file) {
  return tests.flatMap(({ title, ids }) => [
    ...(ID.test(title) ? [`${file}: ids are tags, not words of a title: "${title}"`] : []),
    ...(ids.length > MOST_IDS
      ? [`${file}: a test names at most ${MOST_IDS} ids, not ${ids.length}: "${title}"`]
      : []),
  ]);
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
