import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newestRelease, releaseCommit } from '../lib/releases.mjs';
import { run } from '../lib/run.mjs';

/** A repository in which each of these steps is a commit: files with their content, or a tag. */
async function repository() {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-releases-'));
  onTestFinished(() => fs.rmSync(cwd, { recursive: true }));
  const git = async (...args) => {
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@wirefair.example'];
    const { code, output } = await run('git', [...name, ...args], { cwd });
    if (code !== 0) throw new Error(output);
    return output.trim();
  };
  await git('init', '-q');
  const commit = async (file) => {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    fs.appendFileSync(path.join(cwd, file), 'text\n');
    await git('add', '.');
    await git('commit', '-q', '-m', file);
    return git('rev-parse', 'HEAD');
  };
  return { cwd, git, commit };
}

it('the newest release is the highest number, not the last word', async () => {
  const { cwd, commit } = await repository();
  for (const version of ['0.9.0', '0.10.0', '0.2.0']) await commit(`contracts/${version}/schema.graphql`);
  await commit('contracts/partner.graphql');
  expect(newestRelease(cwd)).toBe('0.10.0');
});

it('its commit is the one that brought its contracts, or that of its tag', async () => {
  const { cwd, git, commit } = await repository();
  const released = await commit('contracts/0.3.0/schema.graphql');
  const later = await commit('contracts/0.3.0/migrations.json');
  expect(await releaseCommit('0.3.0', cwd)).toBe(released);
  await git('tag', 'v0.3.0');
  expect(await releaseCommit('0.3.0', cwd)).toBe(later);
  await expect(releaseCommit('0.4.0', cwd)).rejects.toThrow(/^The commit of release 0\.4\.0 is not there/);
});
