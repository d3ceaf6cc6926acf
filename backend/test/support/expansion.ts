import { parse } from 'libpg-query';

/** A part of the tree that PostgreSQL's own parser makes of a statement. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeIn = (node: Node, name: string): Node => (isNode(node[name]) ? node[name] : {});
const nodesIn = (node: Node, name: string): Node[] => {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const textsIn = (node: Node, name: string): string[] =>
  nodesIn(node, name).map((one) => String(nodeIn(one, 'String')['sval']));

/** Statements that change nothing that code of the release before reads or writes. */
const HARMLESS = new Set([
  'CreateStmt',
  'CreateSeqStmt',
  'CreateExtensionStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'CreateTableAsStmt',
  'ViewStmt',
  'CreateStatsStmt',
  'AlterStatsStmt',
  'VacuumStmt',
  'CommentStmt',
  'InsertStmt',
  'UpdateStmt',
  'SelectStmt',
]);

/**
 * Of tables that are there already, only these may be changed, some under conditions. `AT_SetRelOptions` says how rows are
 * laid out and vacuumed, which no code sees.
 */
const HARMLESS_CHANGES = new Set([
  'AT_AddColumn',
  'AT_ColumnDefault',
  'AT_AddConstraint',
  'AT_DropNotNull',
  'AT_SetRelOptions',
]);

/** What code in a statement `do` may not say, for it is not looked through. */
const HARMFUL_WORDS = /\b(drop\s+(?!trigger)|rename|truncate|delete\s+from|set\s+not\s+null|alter\s+column)/i;

/** How a migration says that it takes away what the newest release does not use any more. */
const CONTRACTION = /--\s*contract: \S.*; unused since (\d+\.\d+\.\d+)\s*$/m;

/** What the migrations that are looked at have made themselves: code of the release before does not know it. */
interface New {
  tables: Set<string>;
  /** As `table.column`. */
  columns: Set<string>;
  /** Those of them that are empty in rows of code that does not know them. */
  emptyColumns: Set<string>;
}

function addedColumn(table: string, definition: Node, made: New): string | null {
  const column = String(definition['colname']);
  made.columns.add(`${table}.${column}`);
  const kinds = nodesIn(definition, 'constraints').map((one) => nodeIn(one, 'Constraint')['contype']);
  const hasValue = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) =>
    kinds.includes(kind),
  );
  if (!hasValue) made.emptyColumns.add(`${table}.${column}`);
  if (hasValue || !kinds.includes('CONSTR_NOTNULL')) return null;
  return `column ${table}.${column} is not null and has no default`;
}

function addedConstraint(table: string, definition: Node, { columns }: New): string | null {
  const constrained = [...textsIn(definition, 'fk_attrs'), ...textsIn(definition, 'keys')];
  const isOfNew = constrained.length > 0 && constrained.every((name) => columns.has(`${table}.${name}`));
  return isOfNew ? null : `a constraint is added to ${table}, which the release before does not keep`;
}

function changedTable(change: Node, made: New): (string | null)[] {
  const table = String(nodeIn(change, 'relation')['relname']);
  if (made.tables.has(table)) return [];
  return nodesIn(change, 'cmds').map((one) => {
    const command = nodeIn(one, 'AlterTableCmd');
    const kind = String(command['subtype']);
    const definition = nodeIn(command, 'def');
    if (!HARMLESS_CHANGES.has(kind)) return `${kind} of ${table}`;
    if (kind === 'AT_AddColumn') return addedColumn(table, nodeIn(definition, 'ColumnDef'), made);
    if (kind === 'AT_AddConstraint') return addedConstraint(table, nodeIn(definition, 'Constraint'), made);
    if (kind === 'AT_ColumnDefault' && command['def'] === undefined)
      return `the default of ${table}.${String(command['name'])} is taken away`;
    return null;
  });
}

/** Rows in which a column of a unique index is empty are all different. */
function newIndex(index: Node, { tables, emptyColumns }: New): string | null {
  const table = String(nodeIn(index, 'relation')['relname']);
  const columns = nodesIn(index, 'indexParams').map((one) => String(nodeIn(one, 'IndexElem')['name']));
  const isOfNew = tables.has(table) || columns.some((name) => emptyColumns.has(`${table}.${name}`));
  return index['unique'] === true && !isOfNew
    ? `a unique index of ${table}, which the release before does not keep`
    : null;
}

function codeOf(statement: Node): string {
  return nodesIn(statement, 'args')
    .flatMap((one) => textsIn({ all: [nodeIn(nodeIn(one, 'DefElem'), 'arg')] }, 'all'))
    .join('\n');
}

/** What is wrong with a statement; empty where it only expands. */
function troubleOf(statement: Node, made: New): string[] {
  const [kind = ''] = Object.keys(statement);
  const body = nodeIn(statement, kind);
  if (kind === 'CreateStmt') made.tables.add(String(nodeIn(body, 'relation')['relname']));
  if (kind === 'CreateTableAsStmt') made.tables.add(String(nodeIn(nodeIn(body, 'into'), 'rel')['relname']));
  if (kind === 'DeleteStmt' && made.tables.has(String(nodeIn(body, 'relation')['relname']))) return [];
  if (HARMLESS.has(kind)) return [];
  if (kind === 'AlterTableStmt') return changedTable(body, made).filter((text) => text !== null);
  if (kind === 'IndexStmt') return [newIndex(body, made)].filter((text) => text !== null);
  if (kind === 'DropStmt' && body['removeType'] === 'OBJECT_TRIGGER') return [];
  if (kind === 'DoStmt' && !HARMFUL_WORDS.test(codeOf(body))) return [];
  const objects = [body['removeType'], body['renameType']].filter((name) => typeof name === 'string');
  return [[kind, ...objects].join(' ')];
}

const numbers = (version: string): number[] => version.split('.').map(Number);
const isUpTo = (version: string, newest: string): boolean => {
  const [own, limit] = [numbers(version), numbers(newest)];
  const at = own.findIndex((part, index) => part !== limit[index]);
  return at < 0 || (own[at] ?? 0) < (limit[at] ?? 0);
};

/**
 * What of some migrations code of the newest release would not survive, by the file; empty where they only expand. A
 * statement may say that it takes away what that release does not use any more:
 * `-- contract: why; unused since 0.3.0`.
 * @param migrations their SQL, by name, in order
 */
export async function contractions(
  migrations: Readonly<Record<string, string>>,
  newest: string,
): Promise<string[]> {
  const made: New = { tables: new Set(), columns: new Set(), emptyColumns: new Set() };
  const found: string[] = [];
  for (const [name, sql] of Object.entries(migrations)) {
    const bytes = Buffer.from(sql);
    // Positions count bytes, and comments stand before the statement that they are about.
    let end = 0;
    for (const { stmt, stmt_location: from = 0, stmt_len: length } of (await parse(sql)).stmts ?? []) {
      const text = bytes.subarray(end, length ? from + length : undefined).toString();
      end = from + (length ?? 0);
      const trouble = isNode(stmt) ? troubleOf(stmt, made) : ['a statement of an unknown form'];
      const [, unusedSince] = CONTRACTION.exec(text) ?? [];
      if (unusedSince !== undefined && isUpTo(unusedSince, newest)) continue;
      found.push(...trouble.map((one) => `${name}: ${one}`));
    }
  }
  return found;
}
