#!/bin/bash
# ical.js 2.2.1 folds content lines so that every continuation has up to 76 octets: the blank that begins it is not
# counted. RFC 5545 (3.1) asks for at most 75 octets without the line break. The first line has 75 as it should.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 >/dev/null
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
const longest = (summary) => {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('summary', summary);
  return Math.max(...event.toString().split('\r\n').map((line) => Buffer.byteLength(line)));
};
console.log(`English ${longest('Technical exchange on high-voltage cable accessories and testing. '.repeat(5))}`);
console.log(`Chinese ${longest('高压电缆附件与试验技术交流会。'.repeat(10))}`);
JS
seen=$(node try.mjs); echo "$seen"
grep -qx 'English 76' <<<"$seen" || { echo 'This has changed.'; exit 1; }
grep -qx 'Chinese 76' <<<"$seen" || { echo 'This has changed.'; exit 1; }
