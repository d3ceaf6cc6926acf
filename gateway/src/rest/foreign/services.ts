import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';

type ItemRecord = Schemas['ServiceItem'];

const serviceItemFields = completeWith<ItemRecord>({
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
function completeServiceItem(record: Partial<ItemRecord>, now: Date): ItemRecord {
  const item = serviceItemFields(record);
  if (record.daysLeft !== undefined) return item;
  const deadline = Date.parse(`${item.deadLineTime.replace(' ', 'T')}+08:00`);
  return {
    ...item,
    daysLeft: shanghaiDay(deadline) - shanghaiDay(now.getTime()),
    isOverdue: deadline < now.getTime(),
  };
}

/** The item as it is after a change; it is read again where the server answers without it. */
async function changed(sent: ItemRecord | null, id: string, calls: AdaptedCalls): Promise<ItemRecord | null> {
  if (sent) return completeServiceItem(sent, new Date());
  const items = await calls.get('/app/exhibiting/service-items');
  return items.find((item) => item.id === id) ?? null;
}

export const services = {
  get: {
    '/app/exhibiting/service-items': {
      complete: (items) => {
        const now = new Date();
        return items.map((item) => completeServiceItem(item, now));
      },
    },
  },
  post: {
    '/app/exhibiting/service-form': {
      completeByCalls: async ({ result, message }, { body: { fileId } }, calls) => ({
        result: await changed(result, fileId, calls),
        message,
      }),
    },
    '/app/exhibiting/service-file': {
      completeByCalls: async ({ result, message }, { body: { fileId } }, calls) => ({
        result: await changed(result, fileId, calls),
        message,
      }),
    },
  },
} satisfies Adaptations;
