import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { isDebianRoot, onPath } from './system.mjs';

/** Chromium without a user interface: a page takes half the computing time in it (docs/performance.md). */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

function knownPlaces(env) {
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return [
    '/snap/bin/chromium',
    ...['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    ...windows.flatMap((base) => [
      path.join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      path.join(base, 'Chromium', 'Application', 'chrome.exe'),
    ]),
  ];
}

/** Browsers that Playwright downloaded earlier, for this or another project; the newest first. */
export function playwrightBrowsers(env) {
  const home = os.homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(home, '.cache', 'ms-playwright'),
    path.join(home, 'Library', 'Caches', 'ms-playwright'),
    path.join(env.LOCALAPPDATA ?? home, 'ms-playwright'),
  ];
  const inside = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-linux-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  const mac = 'Chromium.app/Contents/MacOS/Chromium';
  inside.push(`chrome-mac/${mac}`, `chrome-mac-arm64/${mac}`);
  const revision = (name) => Number(name.split('-')[1]);
  return caches
    .filter((cache) => cache && fs.existsSync(cache))
    .flatMap((cache) => {
      const isChromium = (name) => /^chromium(_headless_shell)?-\d+$/.test(name);
      const found = fs.readdirSync(cache).filter(isChromium);
      // The browser without a user interface first, then the newest.
      const isShell = (name) => Number(name.includes('headless'));
      found.sort((a, b) => isShell(b) - isShell(a) || revision(b) - revision(a));
      return found.flatMap((name) => inside.map((file) => path.join(cache, name, file)));
    });
}

/** The first Chromium on this machine, or null. CHROMIUM_PATH, when set, is the only one looked at. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (fs.existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, and there is no such file.`);
  }
  const named = NAMES.map((name) => onPath(name, env)).find(Boolean);
  return (
    named ?? [...knownPlaces(env), ...playwrightBrowsers(env)].find((file) => fs.existsSync(file)) ?? null
  );
}

const installPackages = (detail, ...packages) =>
  run('apt-get', ['install', '-y', '-q', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    onLine: detail,
  });

/** Whether a browser that was found is to be left for the one without a user interface, which can be installed. */
export function isShellBetter(found, env = process.env) {
  return !env.CHROMIUM_PATH && !path.basename(found).includes('headless');
}

/** The browser without a user interface beside one that has one, where it can be installed; else the one that is there. */
async function preferShell(terminal, found) {
  if (!isShellBetter(found) || !isDebianRoot()) return found;
  await terminal.step('Installing Chromium without a user interface', async (detail) => {
    const { code } = await installPackages(detail, SHELL);
    if (code !== 0) detail(`it could not be installed; ${found} is used`);
  });
  return findChromium() ?? found;
}

/**
 * Finds Chromium or installs it: the system's package as root on Debian and Ubuntu, else Playwright's download.
 * @returns {Promise<string>} path of its program
 */
export async function ensureChromium(terminal) {
  const found = findChromium();
  if (found) return preferShell(terminal, found);
  const how = isDebianRoot() ? 'with apt-get' : "as Playwright's download";
  await terminal.step(`Installing Chromium for the browser tests, ${how}`, async (detail) => {
    if (isDebianRoot()) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update', '-q'], { env, onLine: detail });
      // Without a Chinese font every Chinese label is a row of boxes, and measurements of it are wrong.
      await installPackages(detail, 'fonts-noto-cjk');
      const { code } = await installPackages(detail, SHELL);
      if (code !== 0) await installPackages(detail, 'chromium');
    }
    if (findChromium()) return;
    const cli = path.join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
    await run(process.execPath, [cli, 'install', 'chromium'], { onLine: detail });
  });
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem(
    'The browser tests need Chromium, which was neither found nor could be installed: install Chromium or Chrome, or name one with CHROMIUM_PATH=<file> npm test.',
  );
}
