import DataLoader from 'dataloader';
import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { ConferenceEventParent } from './parents.ts';
import { completeEvent } from './records.ts';

/** Conferences and their forms. */
export const conferenceSource = defineSource(({ rest }) => {
  const find = async (code: string): Promise<ConferenceEventParent | null> => {
    const { records } = await rest.getPublic('/app/events/articles', { query: { code, pageSize: 1 } });
    const [event] = records;
    return event ? completeEvent(event, code) : null;
  };
  // The REST contract knows no batch of codes.
  const byCode = new DataLoader((codes: readonly string[]) => Promise.all(codes.map(find)));

  return {
    byCode: (code: string): Promise<ConferenceEventParent | null> =>
      /^[A-Za-z0-9]{1,20}$/.test(code) ? byCode.load(code) : Promise.resolve(null),

    form: async (id: string) =>
      isRecordId(id) ? ((await rest.findPublic('/app/events/forms/{id}', { path: { id } })) ?? null) : null,
  };
});
