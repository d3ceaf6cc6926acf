/** The row that a statement has written. @throws Error where it wrote none */
export function writtenRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement has written no row');
  return row;
}
