import { expect, describe, it } from 'vitest';
import { ensureDemoVisitors } from '../src/demo/visitors/index.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { consultations } from '../src/modules/consultations/tables.ts';
import { badges } from '../src/modules/exhibiting/badges/tables.ts';
import { favourites } from '../src/modules/favourites/tables.ts';
import { checkIns } from '../src/modules/organiser/door/tables.ts';
import { surveyAnswers, visitRegistrations } from '../src/modules/registration/tables.ts';
import { useService } from './support/service.ts';

describe('the visitors of the demo edition', () => {
  const service = useService();

  it('are as many as its size asks for, with answers, favourites, questions and check-ins, once', async () => {
    const database = service.database();
    const orm = database.orm();
    const tables = { visitRegistrations, surveyAnswers, favourites, consultations, checkIns, badges };
    const counts = async () => ({
      registrations: await orm.$count(tables.visitRegistrations),
      answers: await orm.$count(tables.surveyAnswers),
      favourites: await orm.$count(tables.favourites),
      consultations: await orm.$count(tables.consultations),
      checkIns: await orm.$count(tables.checkIns),
      badges: await orm.$count(tables.badges),
    });
    const before = await counts();
    await ensureDemoVisitors(database);
    const after = await counts();
    const companies = await orm.$count(exhibitors);
    expect(after.registrations - before.registrations).toBe(companies * 12);
    expect(after.answers - before.answers).toBeGreaterThan(companies * 9 * 4);
    expect(after.favourites - before.favourites).toBeGreaterThan(companies * 4);
    expect(after.consultations).toBeGreaterThan(before.consultations);
    expect(after.checkIns).toBeGreaterThan(companies * 2);
    expect(after.badges - before.badges).toBeGreaterThanOrEqual(companies);
    await ensureDemoVisitors(database);
    expect(await counts()).toEqual(after);
  });
});
