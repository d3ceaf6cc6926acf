#!/bin/bash
# A gzip file of two members (RFC 1952, 2.2: "one after another", decoded as their concatenation) is cut without an error
# by fflate 0.8.2 `gunzipSync` and pako 1.0.11 `ungzip`; Python's `zlib.decompress`, Ruby's `Zlib.gunzip` and PHP's
# `gzdecode` stop after the first member too, where they are installed. Node's zlib, GNU gzip and pako 2.1.0 read all.
# Logs that are rotated by appending, and exports that are made in parts, lose everything after the first part.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fflate@0.8.2 pako1@npm:pako@1.0.11 pako2@npm:pako@2.1.0 >/dev/null
cat > try.cjs <<'JS'
const fs = require('node:fs');
const { gzipSync, gunzipSync } = require('node:zlib');
const lines = (from, to) => Array.from({ length: to - from }, (_, i) => `exhibitor ${from + i}\n`).join('');
const file = Buffer.concat([gzipSync(lines(0, 1000)), gzipSync(lines(1000, 1500))]);
fs.writeFileSync('two.gz', file);
const count = (bytes) => Buffer.from(bytes).toString().split('\n').length - 1;
console.log(`node zlib ${count(gunzipSync(file))}`);
console.log(`fflate 0.8.2 ${count(require('fflate').gunzipSync(new Uint8Array(file)))}`);
console.log(`pako 1.0.11 ${count(require('pako1').ungzip(file))}`);
console.log(`pako 2.1.0 ${count(require('pako2').ungzip(file))}`);
JS
seen=$(node try.cjs); echo "$seen"; echo "GNU gzip $(gzip -dc two.gz | wc -l)"
grep -qx 'node zlib 1500' <<<"$seen" || { echo 'This has changed.'; exit 1; }
for decoder in 'fflate 0.8.2' 'pako 1.0.11'; do
  read -r lines <<<"$(sed -n "s/^$decoder //p" <<<"$seen")"
  [ "$lines" -lt 1500 ] || { echo 'This has changed.'; exit 1; }
done
grep -qx 'pako 2.1.0 1500' <<<"$seen" || { echo 'This has changed.'; exit 1; }
if command -v python3 >/dev/null; then
  lines=$(python3 -c 'import zlib; print(zlib.decompress(open("two.gz","rb").read(), 31).count(b"\n"))'); echo "python3 zlib $lines"
  [ "$lines" = 1000 ] || { echo 'This has changed.'; exit 1; }
fi
if command -v ruby >/dev/null; then
  lines=$(ruby -rzlib -e 'puts Zlib.gunzip(File.binread("two.gz")).count("\n")'); echo "ruby $lines"
  [ "$lines" = 1000 ] || { echo 'This has changed.'; exit 1; }
fi
if command -v php >/dev/null; then
  lines=$(php -r 'echo substr_count(gzdecode(file_get_contents("two.gz")), "\n");'); echo "php $lines"
  [ "$lines" = 1000 ] || { echo 'This has changed.'; exit 1; }
fi
