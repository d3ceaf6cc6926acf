import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { ServiceItemParent } from './parents.ts';

const serviceItemFields = completeWith<ServiceItemParent>({
  id: '',
  categoryId: '99',
  categoryId_dictText: '',
  title: '',
  titleEn: '',
  deadLineTime: UNKNOWN_TIME,
  daysLeft: 0,
  isOverdue: false,
  fillType: '3',
  require: 'N',
  isFill: 'N',
  filePath: '',
  filePathEn: '',
  linkFormId: null,
  notice: '',
  submission: null,
});

const DAY_MS = 86_400_000;
/** Shanghai is eight hours ahead of UTC all year. */
const shanghaiDay = (instant: number): number => Math.floor((instant + 8 * 3_600_000) / DAY_MS);

/** What the organiser asks of a company; how long is left is counted here where the server does not. */
export function completeServiceItem(record: Partial<ServiceItemParent>, now: Date): ServiceItemParent {
  const item = serviceItemFields(record);
  if (record.daysLeft !== undefined) return item;
  const deadline = Date.parse(`${item.deadLineTime.replace(' ', 'T')}+08:00`);
  return {
    ...item,
    daysLeft: shanghaiDay(deadline) - shanghaiDay(now.getTime()),
    isOverdue: deadline < now.getTime(),
  };
}
