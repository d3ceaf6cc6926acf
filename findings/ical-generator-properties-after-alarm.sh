#!/bin/bash
# ical-generator 11.1.2 writes properties of an event after its VALARM: CATEGORIES, URL and LAST-MODIFIED. RFC 5545 (3.6.1)
# has all properties of an event before its alarms. The file's last line has no line break, which every content line ends
# with (3.1). Programs that add a reminder to an event with a link write files that a strict reader may refuse.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2 >/dev/null
cat > try.mjs <<'JS'
import ical from 'ical-generator';
const calendar = ical();
const event = calendar.createEvent({
  start: new Date('2027-08-25T01:00:00Z'),
  end: new Date('2027-08-25T09:00:00Z'),
  summary: 'First day of the show',
  url: 'https://fair.example/visit',
  lastModified: new Date('2027-01-01T00:00:00Z'),
});
event.createCategory({ name: 'Trade fair' });
event.createAlarm({ type: 'display', trigger: 86_400 });
const file = calendar.toString();
const lines = file.split('\r\n');
console.log(`after the alarm: ${lines.slice(lines.indexOf('END:VALARM') + 1, lines.indexOf('END:VEVENT')).map((line) => line.replace(/[;:].*/, '')).join(' ')}`);
console.log(`ends with a line break: ${file.endsWith('\r\n')}`);
JS
seen=$(node try.mjs); echo "$seen"
grep -qx 'after the alarm: CATEGORIES URL LAST-MODIFIED' <<<"$seen" || { echo 'This has changed.'; exit 1; }
grep -qx 'ends with a line break: false' <<<"$seen" || { echo 'This has changed.'; exit 1; }
