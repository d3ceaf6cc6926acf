import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

/** What happens at the doors. */
export const doorSource = defineSource(({ consoleRest: rest }) => ({
  people: (q: string) => rest.get('/organiser/door/people', { query: { q } }),
  roll: (after: string) => rest.get('/organiser/door/roll', { query: { after } }),
  counts: (day: string) => rest.get('/organiser/door/counts', { query: { day } }),
  checkIn: (body: Input<'post', '/organiser/door/scans'>['body']) =>
    rest.post('/organiser/door/scans', { body }),
}));
