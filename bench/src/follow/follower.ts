import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { rmSync } from 'node:fs';
import { ROOT } from '../support/child.ts';

/** In one process, so that it is the program itself that is killed. */
const PROGRAM = ['--import', 'tsx', resolve(ROOT, 'client/samples/copy-catalogue.ts')];

/** The sample of the client, as a partner runs it. */
export class Follower {
  private child: ChildProcess | undefined;
  private gone: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly key: string,
  ) {}

  /** Follows by a gateway until it is killed. */
  follow(gatewayUrl: string): void {
    this.start(gatewayUrl, ['--follow']);
  }

  /** Brings the file up to date once. @throws Error where it fails */
  async once(gatewayUrl: string): Promise<void> {
    this.start(gatewayUrl, []);
    const code = await this.gone;
    if (code !== 0) throw new Error(`the sample ended with ${String(code)}`);
  }

  /** Kills it without a word; its file is as it was after the last step that it has saved. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.gone;
    // SQLite as WebAssembly leaves its lock behind when its process is killed (client/README.md).
    rmSync(`${this.file}.lock`, { recursive: true, force: true });
  }

  private start(gatewayUrl: string, more: string[]): void {
    const child = spawn(process.execPath, [...PROGRAM, `${gatewayUrl}/graphql`, this.file, ...more], {
      env: { ...process.env, WIREFAIR_KEY: this.key },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = String(chunk)));
    this.child = child;
    this.gone = new Promise((done) => {
      child.once('exit', (code) => {
        if (code !== null && code !== 0) console.log(`  the follower ended: ${said.trim()}`);
        done(code);
      });
    });
  }

  /** Whether it runs. */
  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }
}

/** A row of a copy. */
export type Row = Record<string, unknown>;

/** All rows of a table of a copy, without the number of the copy. */
export function rowsOf(file: string, table: string): Map<string, Row> {
  const database = new sqlite.Database(file, { readOnly: true });
  try {
    const rows = database.all(`SELECT * FROM ${table}`);
    return new Map(
      rows.map(({ copy: _copy, id, ...row }) => {
        if (typeof id !== 'string') throw new Error('ids are texts');
        return [id, row];
      }),
    );
  } finally {
    database.close();
  }
}
