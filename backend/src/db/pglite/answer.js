/**
 * Lets the database answer one message of PostgreSQL's wire protocol. The answer is taken as it is streamed:
 * `execProtocolRaw` reads every answer besides and keeps what it read for as long as the database is open.
 * @param {Pick<import('@electric-sql/pglite').PGlite, 'execProtocolRawStream'>} database
 * @param {Uint8Array} message
 * @returns {Promise<Uint8Array>}
 */
export async function answerTo(database, message) {
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  await database.execProtocolRawStream(message, {
    onRawData: (part) => {
      // A view on the database's own memory, which is written over.
      parts.push(Uint8Array.from(part));
      length += part.length;
    },
  });
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const answer = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}
