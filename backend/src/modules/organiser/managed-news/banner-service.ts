import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { homeBanners, type HomeBannerRow, type HomeBannerValues } from '../../content/index.ts';
import { changesOf, type Actor, type AuditLog } from '../audit/log.ts';
import { changedMeanwhile } from '../console/changed-meanwhile.ts';
import { claimFile } from '../console/claim.ts';
import { isLink } from '../console/link.ts';
import {
  MAX_BANNER_HEADLINE,
  MAX_BANNER_SUBTITLE,
  MAX_BANNER_TITLE,
  type BannerBody,
  type BannerEntry,
} from './banner-contract.ts';
import { prompts, what } from './messages.ts';
import { readMoment } from './rules.ts';

const labels = {
  titleCn: { ZH: '中文标题', EN: 'Chinese title' },
  titleEn: { ZH: '英文标题', EN: 'English title' },
  headlineCn: { ZH: '中文图旁标题', EN: 'Chinese headline' },
  headlineEn: { ZH: '英文图旁标题', EN: 'English headline' },
  subtitleCn: { ZH: '中文图旁说明', EN: 'Chinese line below the headline' },
  subtitleEn: { ZH: '英文图旁说明', EN: 'English line below the headline' },
  imageCn: { ZH: '中文图片', EN: 'Chinese picture' },
  imageEn: { ZH: '英文图片', EN: 'English picture' },
  link: { ZH: '链接', EN: 'Link' },
  isOn: { ZH: '启用', EN: 'Switched on' },
  showsFrom: { ZH: '开始时间', EN: 'From' },
  showsUntil: { ZH: '结束时间', EN: 'Until' },
} satisfies Record<string, Bilingual>;

const orderLabel: Bilingual = { ZH: '顺序', EN: 'Order' };
const nothing = {
  titleCn: '',
  titleEn: '',
  headlineCn: '',
  headlineEn: '',
  subtitleCn: '',
  subtitleEn: '',
  imageCn: '',
  imageEn: '',
  link: '',
  isOn: '',
  showsFrom: '',
  showsUntil: '',
};

const text = (at: Date | null) => (at ? shanghaiText(at) : '');
const loggedFields = (row: HomeBannerValues) => ({
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  headlineCn: row.headlineCn,
  headlineEn: row.headlineEn,
  subtitleCn: row.subtitleCn,
  subtitleEn: row.subtitleEn,
  imageCn: row.imageCn,
  imageEn: row.imageEn,
  link: row.link,
  isOn: row.isOn ? '✓' : '✗',
  showsFrom: text(row.showsFrom),
  showsUntil: text(row.showsUntil),
});

function toEntry({ rank: _rank, showsFrom, showsUntil, ...row }: HomeBannerRow, now: Date): BannerEntry {
  const isIn = (!showsFrom || showsFrom <= now) && (!showsUntil || showsUntil > now);
  return { ...row, isShown: row.isOn && isIn, showsFrom: text(showsFrom), showsUntil: text(showsUntil) };
}

/** The headline beside the picture with the line below it: both in both languages or in none. @throws Refusal naming the fields */
function readWordsBeside(body: BannerBody) {
  const lineOf = (field: 'headlineCn' | 'headlineEn' | 'subtitleCn' | 'subtitleEn') => {
    const isHeadline = field === 'headlineCn' || field === 'headlineEn';
    const line = typedLine(body[field]);
    const max = isHeadline ? MAX_BANNER_HEADLINE : MAX_BANNER_SUBTITLE;
    const tooLong = isHeadline ? prompts.bannerHeadlineLong : prompts.bannerSubtitleLong;
    if (graphemes(line) > max) throw new Refusal(tooLong).about(field);
    return line;
  };
  const words = readAll({
    headlineCn: () => lineOf('headlineCn'),
    headlineEn: () => lineOf('headlineEn'),
    subtitleCn: () => lineOf('subtitleCn'),
    subtitleEn: () => lineOf('subtitleEn'),
  });
  const assertBoth = (part: 'headline' | 'subtitle') => {
    const [cn, en] = [`${part}Cn`, `${part}En`] as const;
    if ((words[cn] === '') === (words[en] === '')) return;
    throw new Refusal(prompts.bannerBothLanguages).about(words[cn] === '' ? cn : en);
  };
  readAll({ headline: () => assertBoth('headline'), subtitle: () => assertBoth('subtitle') });
  if (words.subtitleCn !== '' && words.headlineCn === '')
    throw new Refusal(prompts.bannerHeadline).about('headlineCn');
  return words;
}

/** From when until when it is shown. @throws Refusal naming the fields */
function readMoments(body: BannerBody) {
  const moments = readAll({
    showsFrom: () => readMoment(body.showsFrom, 'showsFrom'),
    showsUntil: () => readMoment(body.showsUntil, 'showsUntil'),
  });
  const { showsFrom, showsUntil } = moments;
  if (showsFrom && showsUntil && showsUntil <= showsFrom)
    throw new Refusal(prompts.until).about('showsUntil');
  return moments;
}

/** @throws Refusal naming the fields */
function readBanner(body: BannerBody): Omit<HomeBannerValues, 'version'> {
  const titleOf = (field: 'titleCn' | 'titleEn') => {
    const title = typedLine(body[field]);
    if (title === '') throw new Refusal(prompts.bannerTitle).about(field);
    if (graphemes(title) > MAX_BANNER_TITLE) throw new Refusal(prompts.bannerTitleLong).about(field);
    return title;
  };
  const imageOf = (field: 'imageCn' | 'imageEn') => {
    if (body[field].trim() === '') throw new Refusal(prompts.bannerImage).about(field);
    return body[field].trim();
  };
  const linkOf = () => {
    const link = body.link.trim();
    if (link === '') throw new Refusal(prompts.bannerLink).about('link');
    if (!isLink(link)) throw new Refusal(prompts.link).about('link');
    return link;
  };
  const { beside, shown, ...values } = readAll({
    titleCn: () => titleOf('titleCn'),
    titleEn: () => titleOf('titleEn'),
    beside: () => readWordsBeside(body),
    imageCn: () => imageOf('imageCn'),
    imageEn: () => imageOf('imageEn'),
    link: linkOf,
    isOn: () => body.isOn,
    shown: () => readMoments(body),
  });
  return { ...values, ...beside, ...shown };
}

/** The home page's banners as their editors write them. */
export function bannerService(parts: { database: Database; clock: Clock; audit: AuditLog }) {
  const { database, clock, audit } = parts;
  const banners = homeBanners(database);
  const list = async () => {
    const now = clock.now();
    return (await banners.list()).map((row) => toEntry(row, now));
  };

  return {
    /** In their order. */
    list,

    /**
     * Adds a banner behind the others, or changes one.
     * @throws Refusal naming the field, 404, and 412 when somebody else was quicker
     */
    save: (actor: Actor, id: string | undefined, body: BannerBody): Promise<BannerEntry> =>
      database.transaction(async () => {
        const all = await banners.lockAll();
        const before = id === undefined ? undefined : all.find((row) => row.id === id);
        if (id !== undefined && !before) throw notFound(what.banner);
        if (before && before.version !== body.version) throw changedMeanwhile('');
        const read = readBanner(body);
        for (const field of ['imageCn', 'imageEn'] as const) {
          const stood = before && [before.imageCn, before.imageEn].includes(read[field]);
          if (!stood) await claimFile(database, actor, read[field], field);
        }
        const values = { ...read, version: (before?.version ?? 0) + 1 };
        const changes = changesOf(labels, before ? loggedFields(before) : nothing, loggedFields(values));
        if (before && changes.length === 0) return toEntry(before, clock.now());
        const last = Math.max(-1, ...all.map(({ rank }) => rank));
        const row = before ? await banners.change(before.id, values) : await banners.add(values, last + 1);
        await audit.record(actor, {
          action: before ? 'banner.change' : 'banner.add',
          subjectKind: 'banner',
          subjectId: row.id,
          subject: row.titleCn,
          changes,
        });
        return toEntry(row, clock.now());
      }),

    /** Deletes a banner, whether it is shown or not. @throws Refusal 404, and 412 when somebody else was quicker */
    remove: (actor: Actor, id: string, version: number): Promise<BannerEntry[]> =>
      database.transaction(async () => {
        const row = (await banners.lockAll()).find((one) => one.id === id);
        if (!row) throw notFound(what.banner);
        if (row.version !== version) throw changedMeanwhile('');
        await banners.remove(id);
        await audit.record(actor, {
          action: 'banner.delete',
          subjectKind: 'banner',
          subjectId: id,
          subject: row.titleCn,
          changes: changesOf(labels, loggedFields(row), nothing),
        });
        return list();
      }),

    /** Puts all banners in an order. @throws Refusal 412 when they are not all, or not those any more */
    order: (actor: Actor, ids: readonly string[]): Promise<BannerEntry[]> =>
      database.transaction(async () => {
        const all = await banners.lockAll();
        const wanted = new Set(ids);
        const isWhole = ids.length === all.length && all.every((row) => wanted.has(row.id));
        if (!isWhole) throw changedMeanwhile('');
        const titleOf = (id: string) => all.find((row) => row.id === id)?.titleCn ?? '';
        const before = all.map(({ titleCn }) => titleCn).join(' · ');
        const after = ids.map(titleOf).join(' · ');
        if (all.every((row, at) => row.id === ids[at])) return list();
        await banners.order(ids);
        await audit.record(actor, {
          action: 'banner.order',
          subjectKind: 'banner',
          changes: [{ field: orderLabel, before, after }],
        });
        return list();
      }),
  };
}
