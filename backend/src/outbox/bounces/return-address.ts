import type { Seal } from '../../sealing/seal.ts';

/** What a stamp of a letter is for, see `Seal.stamp`. */
const PURPOSE = 'bounce';

/** The part of an address before the @ may have so many characters (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL = 64;
/** A plus sign, the longest id, a hyphen, the stamp. */
const TOKEN_LENGTH = 1 + 19 + 1 + 20;

/** The longest part before the @ that leaves room for what tells letters apart. */
export const LONGEST_BOUNCE_LOCAL = LONGEST_LOCAL - TOKEN_LENGTH;

/** An address in parts. */
function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&');

/**
 * Addresses to which mail servers return letters, each letter its own (VERP): `bounces+2000000000007-<stamp>@fair.example`.
 * The stamp is a signature, so that only who had the letter can return it. Some servers change capitals to small letters:
 * there are none.
 * @param address like bounces@fair.example
 */
export function returnAddresses(address: string, seal: Pick<Seal, 'isStamped' | 'stamp'>) {
  const { local, domain } = partsOf(address);
  const own = new RegExp(`${escaped(local)}\\+(\\d{1,19})-([0-9a-f]{20})@${escaped(domain)}`, 'gi');
  return {
    /** Where the letter with this id is returned to. */
    of: (id: string): string => `${local}+${id}-${seal.stamp(PURPOSE, id)}@${domain}`,

    /** Id of the letter whose address stands in one of these texts; undefined where none of ours does. */
    idIn(texts: readonly string[]): string | undefined {
      for (const text of texts) {
        for (const [, id = '', stamp = ''] of text.matchAll(own))
          if (seal.isStamped(PURPOSE, id, stamp.toLowerCase())) return id;
      }
      return undefined;
    },
  };
}

export type ReturnAddresses = ReturnType<typeof returnAddresses>;
