import { createHash } from 'node:crypto';
import type { Sum } from './format.ts';

/** Counts what goes by, and computes its checksum. */
export class Tally {
  private readonly hash = createHash('sha256');
  private count = 0;
  private bytes = 0;

  /** @param content lines of a table @param rows how many */
  addLines(content: Buffer, rows: number): void {
    this.hash.update(content);
    this.count += rows;
    this.bytes += content.length;
  }

  /** @param digest SHA-256 of the content, hexadecimal */
  addFile(name: string, bytes: number, digest: string): void {
    this.hash.update(`${name} ${bytes} ${digest}\n`);
    this.count += 1;
    this.bytes += bytes;
  }

  sum(): Sum {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.copy().digest('hex') };
  }
}

/** The tally of a name; made where it is the first of it. */
export function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name);
  if (known) return known;
  const made = new Tally();
  tallies.set(name, made);
  return made;
}
