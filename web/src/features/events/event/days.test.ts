import { describe, expect, it } from 'vitest';
import { byDay, hoursOf } from './days';

const session = (day: number, from: string, room = 'M3') => ({
  startsAt: `2025-08-${day}T${from}:00+08:00`,
  endsAt: `2025-08-${day}T23:30:00+08:00`,
  room,
});

describe('days of a programme', () => {
  it(
    'puts sessions into their days, in their order, and tells the room that all share',
    { tags: ['MEET-003'] },
    () => {
      const sessions = [
        session(27, '10:00'),
        session(27, '00:30'),
        session(28, '09:40'),
        session(28, '11:00', 'M4'),
      ];
      expect(byDay(sessions)).toEqual([
        { day: '2025-08-27', room: 'M3', sessions: sessions.slice(0, 2) },
        { day: '2025-08-28', room: '', sessions: sessions.slice(2) },
      ]);
      expect(byDay([])).toEqual([]);
      expect(hoursOf(session(27, '00:30'))).toBe('00:30–23:30');
    },
  );
});
