import { seeded } from '../generator/random.ts';
import { crossSection, parseCable } from './cable.ts';
import { drum } from './machines.ts';
import { circle, group, INK, line, rect, ring, svg, text, times } from './svg.ts';

type Language = 'cn' | 'en';

const sky = (id: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0B1F3A"/><stop offset=".6" stop-color="#12305A"/><stop offset="1" stop-color="#0B1F3A"/></linearGradient></defs>`;

/** The cable of each banner of the home page. */
const BANNERS: Readonly<Record<string, string>> = { 1: '3a', 2: '4e', 3: '7s', 4: '3max' };

/** A banner of the home page, 1920 × 640: the motif on the right, for the site writes the words on the left. */
export function banner(id: string): string | null {
  const spec = BANNERS[id];
  if (spec === undefined) return null;
  const random = seeded('banner', id);
  // Drawn once: the ids inside a drawing must not stand twice in a picture.
  const copy = (x: number, y: number, scale: number) =>
    `<use href="#cable" transform="translate(${x} ${y}) rotate(${random.int(50)}) scale(${scale})"/>`;
  return svg(
    1920,
    640,
    sky('s') +
      `<defs><g id="cable">${crossSection(290, parseCable(spec), random, '#0A1830')}</g></defs>` +
      rect(0, 0, 1920, 640, 'url(#s)') +
      times(4, (i) => ring(1480, 330, 350 + i * 90, INK.light, 2, `stroke-opacity="${0.22 - i * 0.05}"`)) +
      copy(1480, 330, 1) +
      copy(1830, 90, 0.4) +
      copy(1120, 560, 0.3),
  );
}

/** A poster of the product home, 960 × 400: its picture on the right, for the site writes the words on the left. */
export function poster(name: string): string | null {
  if (name !== 'need' && name !== 'company') return null;
  const random = seeded('poster', name);
  const picture =
    name === 'company'
      ? circle(735, 200, 188, INK.pale) + group(485, 10, drum('1600', random), 0.52)
      : group(770, 200, crossSection(180, parseCable('3ma'), random, '#0A1830'));
  return svg(960, 400, sky('p') + rect(0, 0, 960, 400, 'url(#p)') + picture);
}

const INVITATION: Readonly<Record<Language, { title: string; line: string; booth: string }>> = {
  cn: { title: '来我们的展位看看', line: '2025 年 8 月 27–29 日 · 上海新国际博览中心', booth: '展位' },
  en: { title: 'Meet us at our booth', line: '27–29 August 2025 · SNIEC, Shanghai', booth: 'Booth' },
};

/** What exhibitors send to their customers, 960 × 400, with room for the number of the booth. */
export function invitationPicture(language: Language): string {
  const { title, line: when, booth } = INVITATION[language];
  return svg(
    960,
    400,
    rect(0, 0, 960, 400, '#F6F7F9') +
      group(770, 200, crossSection(150, parseCable('4'), seeded('poster', 'invitation'))) +
      text(64, 138, 48, INK.navy, title, 'font-weight="700"') +
      text(64, 192, 24, INK.slate, when) +
      text(64, 300, 26, INK.navy, booth, 'font-weight="600"') +
      rect(156, 258, 220, 64, INK.white, 8, `stroke="${INK.copper}" stroke-width="3"`),
  );
}

const FIELDS: readonly (readonly [cn: string, en: string, share: number])[] = [
  ['制造设备', 'Machinery', 27],
  ['材料与线缆', 'Materials and cable', 34],
  ['辅助材料', 'Supplies', 13],
  ['辅助加工', 'Auxiliaries', 11],
  ['测控与检测', 'Control and testing', 15],
];

/** Hotels at night on the right of a banner, 1600 × 480; the site writes the words. */
export function hotelPicture(): string {
  const random = seeded('page', 'hotel');
  const towers = times(11, (i) => {
    const h = 110 + random.int(190);
    return (
      rect(820 + i * 68, 420 - h, 56, h, [INK.deep, INK.blue, INK.slate][i % 3] ?? INK.deep, 5) +
      times(
        Math.floor(h / 34),
        (k) =>
          rect(830 + i * 68, 432 - h + k * 32, 14, 14, random.chance(0.5) ? INK.light : '#2C4A78', 2) +
          rect(854 + i * 68, 432 - h + k * 32, 14, 14, random.chance(0.4) ? INK.light : '#2C4A78', 2),
      )
    );
  });
  return svg(
    1600,
    480,
    sky('h') +
      rect(0, 0, 1600, 480, 'url(#h)') +
      circle(1440, 110, 44, INK.blush) +
      towers +
      line(800, 422, 1600, 422, INK.light, 6),
  );
}

/** Pictures of fixed pages: visa, review; 1600 × 480. */
export function page(name: string, language: Language): string | null {
  const random = seeded('page', name);
  const pick = (cn: string, en: string): string => (language === 'cn' ? cn : en);
  if (name === 'visa') {
    // Without words: both languages show the same picture (CONFLICT-025).
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#EEF2F8') +
        circle(520, 360, 330, INK.white, 'fill-opacity=".55"') +
        rect(190, 110, 330, 460, INK.white, 14, `stroke="${INK.mist}" stroke-width="5"`) +
        rect(234, 160, 150, 20, INK.navy, 6) +
        times(9, (i) => rect(234, 216 + i * 32, 170 + random.int(70), 12, INK.mist, 6)) +
        rect(234, 520, 90, 12, INK.copper, 6) +
        group(
          440,
          170,
          rect(0, 0, 340, 460, INK.deep, 26) +
            rect(0, 0, 26, 460, INK.navy, 12) +
            group(184, 200, crossSection(104, parseCable('4'), random, '#0A1830')) +
            rect(104, 350, 160, 14, INK.light, 7) +
            rect(134, 382, 100, 10, INK.mist, 5),
        ),
    );
  }
  if (name === 'review') {
    return svg(
      1600,
      480,
      rect(0, 0, 1600, 480, '#F3F1EC') +
        text(
          120,
          90,
          34,
          INK.navy,
          pick('上届展品分布', 'Exhibits of the last edition'),
          'font-weight="700"',
        ) +
        FIELDS.map(
          ([cn, en, share], i) =>
            text(120, 160 + i * 64, 26, INK.slate, pick(cn, en)) +
            rect(
              400,
              138 + i * 64,
              share * 22,
              30,
              [INK.navy, INK.copper, INK.light, INK.blue, INK.teal][i] ?? INK.navy,
              6,
            ) +
            text(416 + share * 22, 162 + i * 64, 26, INK.navy, `${share}%`, 'font-weight="600"'),
        ).join('') +
        group(1400, 250, crossSection(150, parseCable('5'), random)),
    );
  }
  return null;
}
