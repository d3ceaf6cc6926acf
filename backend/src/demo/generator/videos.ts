import type { DemoVideo } from '../records.ts';
import { LAST_DAY_OFFSET, workingMoment } from './dates.ts';
import { exhibitorId, videoId } from './ids.ts';
import { nameAt } from './names.ts';
import { placementAt } from './placement.ts';
import { productsAt } from './products.ts';
import { at, hash, seeded } from './random.ts';
import { decapitalised, fill, type Pair } from './text.ts';

/** The clips that really play, without folder and ending. */
export const CLIP_NAMES = [
  'strand-build-up',
  'cable-shells',
  'extrusion-line',
  'impulse-trace',
  'stranding-cage',
  'drum-winding',
] as const;

/** How many videos an edition has. */
export const VIDEO_COUNT = 60;
/** Videos belong to exhibitors of the first places, so that every edition size has them. */
const STEP = 15;

/** Clips that show something like the root's goods. */
const CLIPS_BY_ROOT: Readonly<Record<string, readonly (typeof CLIP_NAMES)[number][]>> = {
  1: ['stranding-cage', 'extrusion-line', 'strand-build-up'],
  2: ['drum-winding', 'extrusion-line'],
  3: ['drum-winding', 'cable-shells'],
  4: ['cable-shells', 'strand-build-up'],
  5: ['impulse-trace', 'extrusion-line'],
  6: ['impulse-trace', 'cable-shells'],
  7: ['drum-winding', 'cable-shells'],
};

const TITLES: readonly Pair[] = [
  ['{brand}：{title}', '{brand}: {title}'],
  ['一分钟看懂{title}', 'One minute on the {title}'],
  ['走进{brand}工厂：{title}', 'A visit to {brand}: {title}'],
  ['{title}实机演示', 'Live demonstration: {title}'],
];

const CONTENTS: readonly Pair[] = [
  ['{brand}在本届展会 {booth} 展位展示{title}。', '{brand} shows the {title} at booth {booth}.'],
  [
    '影片介绍{title}的结构与主要参数，更多资料请到 {booth} 展位索取。',
    'How the {title} is built and what it does; ask for more at booth {booth}.',
  ],
  [
    '来自{brand}车间的实拍画面，讲解{title}的关键工序。',
    'Pictures from {brand}’s own works explain the key steps of the {title}.',
  ],
];

const ownerOf = (index: number): number => index * STEP + (hash('video of', index) % STEP);

/** Drawing of what a video shows. */
export const videoProduct = (index: number): string => at(productsAt(ownerOf(index)), 0).art;

function videoAt(index: number, exhibitors: number): DemoVideo {
  const random = seeded('video', index);
  // A smaller edition than the default has fewer owners; the videos go round among them.
  const exhibitor = ownerOf(index) % Math.max(1, exhibitors);
  const place = placementAt(exhibitor);
  const name = nameAt(place);
  const product = at(productsAt(exhibitor), 0).record;
  const slots = {
    brand: `${name.brand.cn}~${name.brand.en}`,
    title: `${product.title.cn}~${decapitalised(product.title.en)}`,
    booth: place.booth,
  };
  const id = videoId(index);
  return {
    id,
    exhibitorId: exhibitorId(exhibitor),
    title: fill(at(TITLES, index % TITLES.length), slots),
    content: fill(random.pick(CONTENTS), slots),
    coverImage: `/files/demo/video/${id}.svg`,
    videoUrl: `/files/demo/clips/${random.pick(CLIPS_BY_ROOT[place.root] ?? CLIP_NAMES)}.mp4`,
    createdAt: workingMoment(random.between(60, LAST_DAY_OFFSET), random),
  };
}

/** The videos of the edition. */
export const videos = (exhibitors: number): DemoVideo[] =>
  Array.from({ length: VIDEO_COUNT }, (_, i) => videoAt(i, exhibitors));
