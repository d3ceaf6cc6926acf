import { describe, expect, it } from 'vitest';
import type { Edition } from '../src/modules/content/contract.ts';
import type { ManagedEdition } from '../src/modules/organiser/edition/contract.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

describe('the revision of the site', () => {
  const service = useService();
  const revision = async () => (await service.get<Edition>('/app/content/edition')).result.revision;

  it('goes up with each change of the organiser, and with nothing else', async () => {
    const first = await revision();
    // Signing in, reading, and what is refused change nothing there.
    const { token } = await staffMember(service, 'editor');
    const edition = required(
      (await service.call<ManagedEdition[]>('GET', '/organiser/editions', { token })).result[0],
    );
    const change = (body: object) =>
      service.call('PUT', `/organiser/editions/${edition.number}`, { token, body });
    const figures = { ...edition.figures, exhibitors: 901 };
    expect((await change({ version: 99, figures })).status).toBe(412);
    expect((await service.call('GET', '/organiser/staff', { token })).status).toBe(403);
    expect(await revision()).toBe(first);
    expect((await change({ version: edition.version, figures })).status).toBe(200);
    expect(await revision()).toBe(first + 1);
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        service.call('POST', '/organiser/news', {
          token,
          body: { kind: 'news', state: 'draft', titleCn: `标题 ${index}`, titleEn: `Title ${index}` },
        }),
      ),
    );
    expect(await revision()).toBe(first + 6);
  });
});
