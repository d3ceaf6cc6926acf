#!/bin/bash
# @fontsource/noto-sans-sc 5.3.0: unicode.json gives the part `latin-ext` the ranges U+0100-02BA and more, but the font file of
# that part has no glyph for most of them: Polish Ł and ź among them. A program that picks the file by unicode.json, as the
# CSS of the package does by unicode-range, draws an empty box or another face. Only the font's own character map tells.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fontsource/noto-sans-sc@5.3.0 opentype.js@1.3.4 >/dev/null
cat > try.cjs <<'JS'
const fs = require('node:fs');
const opentype = require('opentype.js');
const ranges = JSON.parse(fs.readFileSync(require.resolve('@fontsource/noto-sans-sc/unicode.json'), 'utf8'));
const spans = ranges['latin-ext'].split(',').map((part) => {
  const [from, to = from] = part.replace('U+', '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
});
const claims = (letter) => spans.some(([from, to]) => letter.codePointAt(0) >= from && letter.codePointAt(0) <= to);
const file = require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-ext-400-normal.woff');
const data = fs.readFileSync(file);
const font = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
for (const letter of ['Ł', 'ź', 'ő', 'ā'])
  console.log(`${letter} claimed ${claims(letter)}, drawn ${font.charToGlyphIndex(letter) !== 0}`);
JS
seen=$(node try.cjs); echo "$seen"
grep -qx 'Ł claimed true, drawn false' <<<"$seen" && grep -qx 'ź claimed true, drawn false' <<<"$seen" && grep -qx 'ā claimed true, drawn true' <<<"$seen" || { echo 'This has changed.'; exit 1; }
