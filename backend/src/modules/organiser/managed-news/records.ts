import { shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { ShowNewsRow } from '../../content/index.ts';
import type { AuditChange } from '../audit/change.ts';
import type { NewsEntry, NewsLine, NewsVersion } from './contract.ts';
import { missingOf } from './rules.ts';
import {
  richParts,
  snapshotLabels,
  snapshotOf,
  snapshotWords,
  stageOf,
  type NewsSnapshot,
} from './snapshot.ts';
import type { NewsVersionRow } from './store.ts';
import { keysOf } from '../../../objects.ts';

const versionLabel: Bilingual = { ZH: '版本', EN: 'Version' };

export function toLine(row: ShowNewsRow, now: Date): NewsLine {
  const { id, kind, version, titleCn, titleEn, coverImage, publicFrom, createdAt, updatedAt } = row;
  return {
    id,
    kind,
    version,
    titleCn,
    titleEn,
    coverImage,
    state: stageOf(row, now),
    missing: missingOf(row),
    publishTime: publicFrom && shanghaiText(publicFrom),
    createTime: shanghaiText(createdAt),
    updateTime: shanghaiText(updatedAt),
  };
}

export function toEntry(row: ShowNewsRow, editor: string, now: Date): NewsEntry {
  const { descriptionCn, descriptionEn, link, contentCn, contentEn } = row;
  const { date } = snapshotOf(row);
  return { ...toLine(row, now), date, descriptionCn, descriptionEn, link, contentCn, contentEn, editor };
}

export const toVersion = ({ number, at, editor, snapshot }: NewsVersionRow): NewsVersion => ({
  number,
  time: shanghaiText(at),
  editor,
  titleCn: snapshot.titleCn,
  titleEn: snapshot.titleEn,
});

/** What the log tells of a change. Of texts it names the version, which has them in full. */
export function toAuditChanges(
  before: NewsSnapshot | undefined,
  after: NewsSnapshot,
  version: number,
): AuditChange[] {
  const old = before ? String(version - 1) : '';
  const parts = keysOf(snapshotLabels).filter((part) => (before?.[part] ?? '') !== after[part]);
  return [
    { field: versionLabel, before: old, after: String(version) },
    ...parts.map((part) => {
      const field = snapshotLabels[part];
      if (richParts.includes(part)) return { field, before: old, after: String(version) };
      const said = (value: string) => (value === '' ? '' : snapshotWords(part, value).EN);
      return { field, before: said(before?.[part] ?? ''), after: said(after[part]) };
    }),
  ];
}
