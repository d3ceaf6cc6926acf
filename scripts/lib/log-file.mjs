import fs from 'node:fs';

/** Bytes of one file; with the file before it, a server has twice as many at most. */
const LARGEST = 5 * 1024 * 1024;
/** Bytes that wait to be written at most; what comes then is dropped. */
const MOST_WAITING = 1024 * 1024;
/** How often a file that could not be written is tried again, in milliseconds. */
const TRY_AGAIN = 1000;
/** Bytes kept in memory for the case that a server dies without a word. */
const LAST_WORDS = 16_384;

const linesIn = (buffer) => buffer.reduce((count, byte) => (byte === 10 ? count + 1 : count), 0);

/**
 * A log that neither fills the disk nor holds anybody up: written in the background, in two files of bounded size (the
 * one before the present ends in `.1`). What cannot be written, as on a full disk, waits in memory; what does not fit
 * there is dropped, and the file tells how many lines as soon as there is room.
 */
export function openLog(file, { largest = LARGEST, mostWaiting = MOST_WAITING, tryAgain = TRY_AGAIN } = {}) {
  let handle = null;
  let size = 0;
  let waiting = [];
  let waitingBytes = 0;
  let dropped = 0;
  let last = Buffer.alloc(0);
  let work = null;
  let timer = null;

  async function reopen() {
    const before = handle;
    handle = null;
    await before?.close();
    await fs.promises.rename(file, `${file}.1`).catch(() => {});
    handle = await fs.promises.open(file, 'a');
    size = 0;
  }

  async function writeOut() {
    while (waitingBytes > 0) {
      const chunk = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting);
      waiting = [chunk];
      if (!handle || (size > 0 && size + chunk.length > largest)) await reopen();
      const { bytesWritten } = await handle.write(chunk);
      size += bytesWritten;
      waiting[0] = waiting[0].subarray(bytesWritten);
      // What came meanwhile stands behind it.
      waiting = waiting.filter(({ length }) => length > 0);
      waitingBytes -= bytesWritten;
      if (dropped > 0 && waitingBytes === 0) {
        const note = Buffer.from(
          `${dropped} lines of the log were dropped here, because they could not be written.\n`,
        );
        dropped = 0;
        waiting.push(note);
        waitingBytes += note.length;
      }
    }
  }

  function pump() {
    if (timer) return;
    work ??= writeOut()
      .catch(() => {
        timer = setTimeout(() => {
          timer = null;
          pump();
        }, tryAgain).unref();
      })
      .finally(() => {
        work = null;
      });
  }

  return {
    write(text) {
      const chunk = Buffer.from(text);
      last = Buffer.concat([last, chunk]).subarray(-LAST_WORDS);
      if (waitingBytes + chunk.length > mostWaiting) {
        dropped += linesIn(chunk);
        return;
      }
      waiting.push(chunk);
      waitingBytes += chunk.length;
      pump();
    },
    /** The last lines that came, whether or not they could be written. */
    lastWords: (lines = 15) => last.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    /** Resolves when nothing more is being written. */
    async settled() {
      while (work) await work;
    },
    /** Writes what waits, where there is room, and ends. */
    async close() {
      clearTimeout(timer);
      await this.settled();
      await handle?.close();
    },
  };
}
