import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const day = (title: string, remindsBefore?: number) => ({
  uid: title,
  title,
  description: 'Two lines\nBEGIN:VALARM\nEND:VALARM',
  location: 'Hall N3',
  url: 'https://wirefair.example/d/vistor/center',
  ...(remindsBefore === undefined ? {} : { remindsBefore }),
  startsAt: new Date('2027-08-25T01:00:00Z'),
  endsAt: new Date('2027-08-25T09:00:00Z'),
  changedAt: new Date('2027-01-01T00:00:00Z'),
  revision: 2,
});

/** Names of the lines of each event, in order. */
const eventsOf = (file: string): string[][] =>
  [...file.replace(/\r\n[ \t]/g, '').matchAll(/^BEGIN:VEVENT\r\n([^]*?)^END:VEVENT\r\n/gm)].map(
    ([, lines = '']) =>
      lines
        .trimEnd()
        .split('\r\n')
        .map((line) => (/^(?:BEGIN|END):/.test(line) ? line : line.replace(/[;:].*/, ''))),
  );

describe('a calendar file', () => {
  it('has the alarms of an event after all of its properties', () => {
    const [first, second] = eventsOf(calendarFile([day('First day', 86_400), day('Second day')]));
    expect(first?.slice(first.indexOf('BEGIN:VALARM'))).toEqual([
      'BEGIN:VALARM',
      'ACTION',
      'TRIGGER',
      'DESCRIPTION',
      'END:VALARM',
    ]);
    expect(first).toEqual(expect.arrayContaining(['UID', 'SEQUENCE', 'DESCRIPTION', 'URL', 'LAST-MODIFIED']));
    expect(second).toEqual(first?.slice(0, first.indexOf('BEGIN:VALARM')));
  });

  it('ends every line, the last one too', () => {
    const file = calendarFile([day('First day', 86_400)]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
