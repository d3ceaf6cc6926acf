import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;
/** For so long after a release last ran, pages of it find their files. A page that is open longer is loaded anew. */
const KEPT_MS = 30 * DAY_MS;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Puts a file of the build there, or marks that it is still in use. */
async function keep(from: string, folder: string, name: string, now: Date): Promise<void> {
  const to = join(folder, name);
  try {
    await utimes(to, now, now);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Another gateway may do the same at this moment, or read what is half written.
    const half = join(folder, `.${randomUUID()}`);
    await copyFile(join(from, name), half);
    await utimes(half, now, now);
    await rename(half, to);
  }
}

/**
 * Files of the site that a release leaves for the next ones and the one before: each gateway puts those of its build there
 * and serves from there what its own build does not have. So pages that were opened before an upgrade, or before a way
 * back, find their code. A name has a hash of its content, so that files of the same name are the same.
 */
export class AssetStore {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Folder `assets` of the build. */
    private readonly built: string,
    /** The folder that gateways share. */
    private readonly folder: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Puts the build's files there, marks them as in use, and removes what no release of the last thirty days has. */
  async refresh(): Promise<void> {
    const now = this.now();
    await mkdir(this.folder, { recursive: true });
    // Source maps hold the whole source.
    const names = (await readdir(this.built)).filter((name) => !name.endsWith('.map'));
    for (const name of names) await keep(this.built, this.folder, name, now);
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  }

  /** Does so again each day, for as long as the gateway runs. @param onFailure is told what went wrong */
  start(onFailure: (error: unknown) => void): void {
    this.timer = setInterval(() => void this.refresh().catch(onFailure), DAY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
