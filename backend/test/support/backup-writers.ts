import { eq } from 'drizzle-orm';
import { addExhibitor } from '../../src/modules/catalogue/exhibitors/new-exhibitor.ts';
import { exhibitors, products } from '../../src/modules/catalogue/tables.ts';
import { noteRemoved } from '../../src/uploads/index.ts';
import { uploads } from '../../src/uploads/tables.ts';
import { signedIn } from './accounts.ts';
import { first, required } from './required.ts';
import * as sample from './sample-files.ts';
import type { useService } from './service.ts';
import { contentType, multipart } from './uploads.ts';

type Service = ReturnType<typeof useService>;

/** Somebody who writes one thing after the other. */
interface Writer {
  /** What was acknowledged, in its order. */
  acknowledged: string[];
  /** Writes the next one. @returns what tells it from the others */
  write: () => Promise<string>;
}

const answered = (answer: { status: number; message: string }): void => {
  if (answer.status !== 200) throw new Error(`A writer was refused: ${answer.status} ${answer.message}`);
};

/** A company that products are added to. */
export const newCompany = (service: Service): Promise<string> =>
  addExhibitor(service.database(), {
    nameCn: '线缆',
    nameEn: 'Cables',
    country: 'CN',
    categoryCode: '1',
    website: '',
    phone: '',
    email: '',
    boothNumber: '',
    boothKind: '',
    boothArea: '',
    at: service.clock.now(),
  });

/** Sends a picture as a visitor. @returns its name in the storage */
export async function sendPicture(service: Service, token: string): Promise<string> {
  const content = await sample.photo(400, 300);
  const answer = await service.app().inject({
    method: 'POST',
    url: '/app/uploads/file?kind=image',
    headers: { token, 'content-type': contentType },
    payload: multipart({ fileName: 'picture.jpg', content }),
  });
  const { message } = answer.json<{ message: string }>();
  answered({ status: answer.statusCode, message });
  return required(message.split('/').at(-1));
}

/** Writers of several kinds. Those that write by calls are people, the others what services do in transactions. */
export async function writersOn(service: Service) {
  const { records } = (
    await service.get<{ records: { id: string; companyId: string }[] }>(
      '/app/info/getEntriesList?pageSize=50',
    )
  ).result;
  const company = await newCompany(service);
  let visitor = await signedIn(service);
  let edits = 0;
  const orm = () => service.database().orm();
  const writer = (write: () => Promise<string>): Writer => ({ acknowledged: [], write });

  const favourites: Writer = writer(async () => {
    const { length } = favourites.acknowledged;
    if (length % records.length === 0) visitor = await signedIn(service);
    const linkId = required(records[length % records.length]).id;
    const answer = await service.call<{ id: string }>('POST', '/app/favourites/collect', {
      token: visitor.token,
      body: { collectType: 1, linkId, title: 'x', coverImage: '' },
    });
    answered(answer);
    return answer.result.id;
  });
  const consultations = writer(async () => {
    const asker = await signedIn(service);
    const answer = await service.call<{ id: string }>('POST', '/app/message/contact', {
      token: asker.token,
      body: { title: 'How long is it?', type: 3, postId: first(records).id },
    });
    answered(answer);
    return answer.result.id;
  });
  const sent = writer(async () => sendPicture(service, (await signedIn(service)).token));
  // Those are removed again, as an account that is forgotten takes its files with it.
  const removed = writer(async () => {
    const name = await sendPicture(service, (await signedIn(service)).token);
    await service.database().transaction(async () => {
      const gone = await orm().delete(uploads).where(eq(uploads.name, name)).returning();
      await noteRemoved(service.database(), gone);
    });
    await required(service.jobs().find((job) => job.name === 'removing files whose rows are gone')).run(
      () => false,
    );
    return name;
  });
  const edited = writer(async () => {
    edits += 1;
    await orm()
      .update(exhibitors)
      .set({ addressEn: `edit ${edits}` })
      .where(eq(exhibitors.id, company));
    return String(edits);
  });
  // Its trigger counts it in another table, in the same transaction.
  const added = writer(async () => {
    const rows = await orm()
      .insert(products)
      .values({
        exhibitorId: company,
        titleCn: '试验线',
        categoryCode: '101',
        tagsCn: [],
        tagsEn: [],
        status: 2,
        createdAt: service.clock.now(),
        updatedAt: service.clock.now(),
        submittedAt: service.clock.now(),
        search: '',
      })
      .returning();
    return first(rows).id;
  });
  return { company, writers: { favourites, consultations, sent, removed, edited, added } };
}

/** Lets all write until they are told to stop. */
export function startWriting(writers: readonly Writer[]): () => Promise<void> {
  let isStopped = false;
  const running = writers.map(async ({ acknowledged, write }) => {
    while (!isStopped) acknowledged.push(await write());
  });
  return async () => {
    isStopped = true;
    await Promise.all(running);
  };
}
