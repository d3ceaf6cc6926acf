import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Person } from './person.ts';

/** What stands in the place of an address or a name that was taken out of somebody else's text. */
const INSTEAD = '***';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A text that is not the middle of a longer one. In JSON an escape like \n may stand before it.
 * @param before characters that would make it the end of a longer one
 * @param after what would make it the beginning of a longer one
 */
const whole = (text: string, before: string, after: string): string =>
  `((?<!${before})|(?<=\\\\[nrtbf]))${escaped(text)}(?!${after})`;

/** E-mail addresses and numbers as people write them: those of China without the prefix of the country too. */
const addressPatterns = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    if (address.includes('@')) return [whole(address, '[a-z0-9_.+%-]', '[a-z0-9_-]|\\.[a-z0-9]')];
    const own = address.startsWith('+86') ? [address, address.slice(3)] : [address];
    return own.map((number) => whole(number, '[0-9]', '[0-9]'));
  });

/** Names have no letters beside them; Chinese ones stand between others without a blank. */
const namePatterns = (names: readonly string[]): string[] =>
  names.map((name) => whole(name, '[a-z0-9_]', '[a-z0-9_]'));

const joined = (patterns: readonly string[]): string | undefined =>
  patterns.length === 0 ? undefined : `(${patterns.join('|')})`;

/** How texts that tell of somebody are found, and what they are without it. PostgreSQL's regular expressions. */
function mentions(pattern: string | undefined) {
  return {
    /** Whether one of these texts, or JSON values, tells of the person; undefined where nothing is known to look for. */
    in: (...columns: readonly SQLWrapper[]): SQL | undefined =>
      pattern === undefined
        ? undefined
        : sql`(${sql.join(
            columns.map((column) => sql`${column}::text ~* ${pattern}`),
            sql` or `,
          )})`,
    /** The text without it. */
    without: (column: SQLWrapper): SQL =>
      pattern === undefined ? sql`${column}` : sql`regexp_replace(${column}, ${pattern}, ${INSTEAD}, 'gi')`,
    /** The JSON value without it: neither an address nor what is put in its place has quotes or escapes. */
    withoutInJson: (column: SQLWrapper): SQL =>
      pattern === undefined
        ? sql`${column}`
        : sql`regexp_replace(${column}::text, ${pattern}, ${INSTEAD}, 'gi')::jsonb`,
  };
}

/** Where somebody's numbers and e-mail addresses stand in texts of others. */
export const addressMentions = ({ addresses }: Pick<Person, 'addresses'>) =>
  mentions(joined(addressPatterns(addresses)));

/**
 * Where somebody's numbers, e-mail addresses and names stand in texts. Only for texts that were written to the person: in
 * others the same name is somebody else's.
 */
export const personMentions = ({ addresses, names }: Pick<Person, 'addresses' | 'names'>) =>
  mentions(joined([...addressPatterns(addresses), ...namePatterns(names)]));
