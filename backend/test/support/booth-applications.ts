import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { boothApplications } from '../../src/modules/exhibiting/booth-application/tables.ts';
import type { useService } from './service.ts';
import { visits } from './visits.ts';
import { first } from './required.ts';

const form = {
  title: '1',
  name: '王思远',
  department: '市场部',
  position: '6',
  telephone: '021-5888 0000',
  productService: '4,1',
  waysToKnow: '3,1',
  agreed: true,
};
let made = 0;

/** The application of whoever proved this number. */
export async function applicationOf(service: ReturnType<typeof useService>, proved: string) {
  const orm = service.database().orm();
  const row = first(await orm.select().from(boothApplications).where(eq(boothApplications.proved, proved)));
  return row;
}

/** Hands in an application for a booth that nobody decides on. */
export async function appliedForBooth(service: ReturnType<typeof useService>) {
  const person = visits(service);
  await person.forgetLimits();
  const mobile = person.newMobile();
  made += 1;
  const more = { company: `曙光电缆 ${made}`, mobile, email: person.newEmail() };
  const body = { ...form, ...more, captcha: await person.smsCode(mobile) };
  const answer = await service.call('POST', '/app/exhibiting/booth-application', { body });
  expect(answer, answer.message).toMatchObject({ status: 200 });
  return applicationOf(service, `+86${mobile}`);
}
