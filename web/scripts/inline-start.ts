import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const boot = fileURLToPath(new URL('../src/boot.js', import.meta.url));

/**
 * A page with content is read before its code runs: the code is asked for when the page has loaded what it shows, or
 * when its reader begins to use it, whichever is first. Then each of its files is run as a task of its own, for a slow
 * phone has something to do with every one. A page without content waits for nothing.
 */
function afterContent(html: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html);
  if (!entry) return html;
  const [element, address = ''] = entry;
  const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
  const parts = [...[...html.matchAll(preload)].map(([, part = '']) => part), address];
  const starter = `(function () {
      var parts = ${JSON.stringify(parts)};
      var entry = parts[parts.length - 1];
      var uses = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'click', 'input'];
      var begun = false;
      var run = function (at) {
        import(parts[at]).then(function () {
          if (at + 1 < parts.length) setTimeout(run, 0, at + 1);
        }, function () {
          import(entry);
        });
      };
      var begin = function () {
        if (begun) return;
        begun = true;
        uses.forEach(function (use) { removeEventListener(use, begin, true); });
        parts.forEach(function (part) {
          var link = document.createElement('link');
          link.rel = 'modulepreload';
          link.crossOrigin = '';
          link.href = part;
          document.head.append(link);
        });
        run(0);
      };
      if (!document.getElementById('served')) return import(entry);
      uses.forEach(function (use) { addEventListener(use, begin, { capture: true, passive: true }); });
      addEventListener('load', function () { setTimeout(begin); });
      setTimeout(begin, 3000);
    })();`;
  return html
    .replace(element, '')
    .replace(preload, '')
    .replace('</body>', () => `<script>${starter}</script></body>`);
}

/**
 * What must be there before the first paint stands in the document itself, and costs no request: the script that sets
 * theme and language, and the few lines of style. Whoever serves the document allows the script by its hash
 * (gateway/src/site/inline-scripts.ts).
 */
export function inlineStart(): Plugin {
  return {
    name: 'wirefair-inline-start',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const code = await readFile(boot, 'utf8');
        let page = html.replace('<!-- boot -->', () => `<script>${code.trim()}</script>`);
        for (const [name, file] of Object.entries(bundle ?? {})) {
          const link = new RegExp(`<link rel="stylesheet"[^>]*${name.replaceAll('.', '\\.')}">`);
          if (file.type !== 'asset' || !name.endsWith('.css') || !link.test(page)) continue;
          page = page.replace(link, () => `<style>${String(file.source).trim()}</style>`);
        }
        return afterContent(page);
      },
    },
  };
}
