import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { base } from './base';
import { config, system } from './system';

const whole = createSystem(defaultBaseConfig, config);
const src = join(import.meta.dirname, '../..');
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/generated|message-ids|\.test\.|base\.ts$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');

/** One of each: tokens of every category, a plain value, and the switches. */
const samples = [
  '4',
  'full',
  'accent',
  'card',
  'float',
  'sm',
  'body',
  'header',
  'fast',
  'out',
  '3px',
  true,
  2,
];

const namesOf = (utilities: typeof base.utilities) =>
  Object.entries(utilities ?? {}).flatMap(([name, entry]) => [name, ...[entry.shorthand ?? []].flat()]);

/** Chakra also notes each background in a variable of its own, for a value (`currentBg`) that the site does not use. */
function styles(of: typeof system, name: string, value: string | number | boolean): string {
  const style: SystemStyleObject = {};
  Object.assign(style, { [name]: value });
  return JSON.stringify(of.css(style), (key, inner: unknown) =>
    key === '--bg-currentcolor' ? undefined : inner,
  );
}

const differs = (name: string) =>
  samples.filter((value) => styles(system, name, value) !== styles(whole, name, value));

/** Written as a prop (`mt=`), in an object (`mt:`) or alone (`srOnly`). */
const isUsed = (name: string) =>
  new RegExp(String.raw`(?<![\w.'"/-])['"]?${name}['"]?\s*(=[{"]|:\s)|\s${name}(\s*/?>|\n)`).test(code);

describe('the trimmed base of the design system', () => {
  it('does for each of its style props what the whole base does', () => {
    const own = namesOf(base.utilities);
    expect(own.length).toBeGreaterThan(100);
    expect(own.flatMap((name) => differs(name).map((value) => `${name}=${String(value)}`))).toEqual([]);
  });

  it('lacks no style prop that the site uses', () => {
    const own = new Set(namesOf(base.utilities));
    const missing = namesOf(defaultBaseConfig.utilities).filter(
      (name) => !own.has(name) && differs(name).length > 0,
    );
    expect(missing).toContain('divideX');
    expect(missing.filter(isUsed)).toEqual([]);
  });

  it('lacks no condition that the site uses, and changes none', () => {
    expect(defaultBaseConfig.conditions).toMatchObject(base.conditions ?? {});
    const missing = Object.keys(defaultBaseConfig.conditions ?? {}).filter(
      (name) => !(name in (base.conditions ?? {})),
    );
    expect(missing.filter((name) => new RegExp(String.raw`\b_${name}\b`).test(code))).toEqual([]);
  });

  it('needs no mixed colours: `accent/20` is used nowhere', () => {
    expect(
      code.match(/['"](accent|ink|quiet|page|raised|line|second|navy|copper)[\w.]*\/\d+['"]/g),
    ).toBeNull();
  });
});
