import { articleCountAt, SHOW_ARTICLE_COUNT } from '../generator/articles.ts';
import { parseId } from '../generator/ids.ts';
import { nameAt } from '../generator/names.ts';
import { placementAt } from '../generator/placement.ts';
import { productsAt } from '../generator/products.ts';
import { at, seeded, type Random } from '../generator/random.ts';
import { VIDEO_COUNT, videoProduct } from '../generator/videos.ts';
import { brandMark } from './brand.ts';
import { cablePicture, conductorPicture, opticalPicture } from './cable.ts';
import { eventPicture } from './events.ts';
import * as goods from './goods.ts';
import * as instruments from './instruments.ts';
import { logo } from './logo.ts';
import * as machines from './machines.ts';
import { pagePicture } from './page-pictures.ts';
import { banner, hotelPicture, invitationPicture, page, poster } from './posters.ts';
import { circle, group, GROUNDS, INK, path, rect, svg, times } from './svg.ts';

type Draw = (param: string, random: Random) => string;

/** The drawings that the vocabulary names, by the part before the colon. */
const DRAWINGS: Readonly<Record<string, Draw>> = {
  cable: cablePicture,
  conductor: conductorPicture,
  optical: opticalPicture,
  drawing: machines.drawing,
  oven: machines.oven,
  strander: machines.strander,
  extruder: machines.extruder,
  ccv: machines.ccv,
  braid: machines.braid,
  taping: machines.taping,
  fibre: machines.fibre,
  caterpillar: machines.caterpillar,
  crosshead: machines.crosshead,
  coil: machines.coil,
  drum: machines.drum,
  pellets: goods.pellets,
  tape: goods.tape,
  yarn: goods.yarn,
  oil: goods.oil,
  ink: goods.ink,
  die: goods.die,
  weld: goods.weld,
  hopper: goods.hopper,
  printer: goods.printer,
  joint: goods.joint,
  recycle: goods.recycle,
  scope: instruments.scope,
  tensile: instruments.tensile,
  gauge: instruments.gauge,
  wall: instruments.wall,
  spark: instruments.spark,
  encoder: instruments.encoder,
  panel: instruments.panel,
  chart: instruments.chart,
  meter: instruments.meter,
  flame: instruments.flame,
  caliper: instruments.caliper,
  seal: instruments.seal,
  logistics: instruments.logistics,
  energy: instruments.energy,
  plan: instruments.plan,
  media: instruments.media,
};

function drawn(art: string, random: Random): string {
  const [kind = '', param = ''] = art.split(':');
  const draw = DRAWINGS[kind];
  if (!draw) throw new Error(`No drawing for "${art}"`);
  return draw(param, random);
}

/** The panel: a soft ground with one large quiet circle that gives the picture its depth. */
function panel(random: Random): string {
  const ground = random.pick(GROUNDS);
  return (
    rect(0, 0, 960, 720, ground) +
    circle(random.between(300, 660), random.between(260, 460), 330, INK.white, 'fill-opacity=".5"')
  );
}

const picture = (body: string): string => svg(960, 720, body);

function productPicture(index: number, slot: number, id: string): string | null {
  const draft = productsAt(index)[slot];
  if (!draft) return null;
  const random = seeded('art', id);
  return picture(panel(random) + drawn(draft.art, random));
}

/** A cover of a video: the product on a deep ground, with the film's frame line. */
function videoPicture(index: number, id: string): string | null {
  if (index >= VIDEO_COUNT) return null;
  const random = seeded('art', id);
  const ground = random.pick([INK.navy, INK.deep, '#0F2E4A', '#10363B']);
  return picture(
    rect(0, 0, 960, 720, ground) +
      circle(480, 360, 420, INK.white, 'fill-opacity=".06"') +
      circle(480, 360, 332, '#EEF2F8') +
      group(122, 91.5, drawn(videoProduct(index), random), 0.746),
  );
}

/** A cover of an article: a crop of the motif, so that it reads as editorial and not as a product. */
function articlePicture(id: string, art: string | null): string {
  const random = seeded('art', id);
  // Only drawings with a ground of their own stand out on navy.
  const dark = random.chance(0.45) && /^(cable:|scope|panel|chart|optical|gauge|seal)/.test(art ?? 'cable:');
  const band = random.pick([INK.copper, INK.teal, INK.blue, INK.light]);
  const ground = dark ? random.pick([INK.navy, INK.deep]) : random.pick(GROUNDS);
  const body = art === null || random.chance(0.3) ? instruments.emblem(random) : drawn(art, random);
  const [x, y] = [random.between(-160, 60), random.between(-150, 10)];
  const others = dark ? INK.mist : INK.navy;
  return picture(
    rect(0, 0, 960, 720, ground) +
      path(
        `M0 ${random.between(430, 560)}L960 ${random.between(300, 480)}V720H0Z`,
        band,
        dark ? 'fill-opacity=".55"' : 'fill-opacity=".16"',
      ) +
      (dark ? circle(480 + x / 2 + 100, 360 + y / 2, 380, '#EEF2F8', 'fill-opacity=".1"') : '') +
      group(x, y, body, 1.22) +
      times(3, (i) => rect(64 + i * 30, 64, 16, 16, i === 1 ? band : others, 4)),
  );
}

const TITLES_OF_SHOW = [
  'cable:3ma',
  'drum:2500',
  'strander:61',
  'cable:4e',
  'gauge:3',
  'extruder:150',
  'optical:12',
  'plan:6',
  'scope:350',
  'cable:3max',
  'media:4',
  'logistics:12',
  'ccv:110',
  'energy:3',
  'pellets:natural',
  'seal:5',
];

/**
 * Draws a picture of the demo edition. `path` is what follows `/files/demo/`, such as
 * `product/120000000103.svg` or `banner/1.svg`; null when there is no such picture.
 */
export function drawArtwork(path: string): string | null {
  const ofPage = pagePicture(path);
  if (ofPage !== null) return ofPage;
  const match =
    /^(product|logo|video|article|banner|brand|poster|page|event)\/([a-z0-9]+)(?:-(cn|en))?\.svg$/.exec(path);
  if (!match) return null;
  const [, kind, name = '', side] = match;
  if (side === 'cn' || side === 'en') {
    if (kind === 'brand') return brandMark(name, side);
    if (kind === 'poster') return name === 'invitation' ? invitationPicture(side) : null;
    return kind === 'page' ? page(name, side) : null;
  }
  if (kind === 'banner') return banner(name);
  if (kind === 'poster') return poster(name);
  if (kind === 'page' && name === 'hotel') return hotelPicture();
  if (kind === 'event') return eventPicture(name, drawn, seeded('event', name));
  const place = parseId(name);
  if (!place) return null;
  if (kind === 'product' && place.kind === 'product') return productPicture(place.index, place.slot, name);
  if (kind === 'video' && place.kind === 'video') return videoPicture(place.index, name);
  if (kind === 'logo' && place.kind === 'exhibitor') {
    const company = nameAt(placementAt(place.index));
    return logo(name, company.brand, company.initials);
  }
  if (kind !== 'article') return null;
  if (place.kind === 'showArticle' && place.index < SHOW_ARTICLE_COUNT) {
    return articlePicture(name, at(TITLES_OF_SHOW, place.index % TITLES_OF_SHOW.length));
  }
  if (place.kind === 'exhibitorArticle' && place.slot < articleCountAt(place.index)) {
    const products = productsAt(place.index);
    return articlePicture(name, products[place.slot % products.length]?.art ?? null);
  }
  return null;
}
