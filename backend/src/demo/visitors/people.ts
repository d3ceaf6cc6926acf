import { seeded } from '../generator/random.ts';
import { companyName, fullName, type Place, placeOf } from './names.ts';

/** An invented visitor. */
export interface DemoPerson {
  place: Place;
  name: string;
  gender: '1' | '2';
  company: string;
  department: string;
  /** Code of the dictionary. */
  position: string;
  email: string;
  source: 'own' | 'invited' | 'poster' | 'group' | 'others';
  registeredAt: Date;
}

const A_DAY_MS = 24 * 3_600_000;
/** Registration of this edition: from the middle of April until the day before the demo's clock begins. */
const THIS_EDITION = { firstDay: Date.parse('2025-04-14T00:00:00+08:00'), days: 63 };
/** Registration of the last edition. */
const LAST_EDITION = { firstDay: Date.parse('2024-07-01T00:00:00+08:00'), days: 57 };

const DEPARTMENTS = {
  ZH: ['采购部', '工程部', '技术部', '质量部', '生产部', '销售部', '总经办', '研发中心'],
  EN: ['Procurement', 'Engineering', 'Technology', 'Quality', 'Production', 'Sales', 'Management'],
} as const;
const POSITIONS = ['1', '2', '2', '3', '3', '3', '4', '5', '6'] as const;
const SOURCES = [
  ...Array<'own'>(13).fill('own'),
  ...Array<'invited'>(3).fill('invited'),
  'poster',
  ...Array<'group'>(2).fill('group'),
  'others',
] as const;

/** More from week to week, fewer at weekends, and by day rather than by night. */
function momentOf(random: ReturnType<typeof seeded>, { firstDay, days }: typeof THIS_EDITION): Date {
  let day = Math.floor(days * random.next() ** 0.55);
  const weekday = new Date(firstDay + day * A_DAY_MS + 8 * 3_600_000).getUTCDay();
  if ((weekday === 0 || weekday === 6) && day > 2 && random.chance(0.7)) day -= random.between(2, 3);
  return new Date(firstDay + day * A_DAY_MS + (8 * 60 + random.int(13 * 60)) * 60_000 + random.int(60_000));
}

/** The person at a place of the list; the same in every copy of the demo. */
export function personAt(index: number, edition: 'this' | 'last'): DemoPerson {
  const random = seeded('visitor', edition, index);
  const place = placeOf(random);
  return {
    place,
    name: fullName(place, random),
    gender: random.chance(0.68) ? '1' : '2',
    company: companyName(place, random),
    department: random.pick(DEPARTMENTS[place.isChinese ? 'ZH' : 'EN']),
    position: random.pick(POSITIONS),
    // Nobody receives mail at this name, so nobody signs in as one of them.
    email: `${edition === 'this' ? 'v' : 'p'}${index + 1}@visitors.example`,
    source: random.pick(SOURCES),
    registeredAt: momentOf(random, edition === 'this' ? THIS_EDITION : LAST_EDITION),
  };
}
