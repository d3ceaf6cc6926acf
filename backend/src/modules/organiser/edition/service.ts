import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { ManagedEditions, KeptEdition } from '../../content/index.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { EditionChange, EditionSections, ManagedEdition, NewEdition } from './contract.ts';
import { refused, what } from './messages.ts';
import { successorOf } from './new-edition.ts';
import { assertOrder } from './order.ts';
import { readers } from './rules.ts';
import { currentNumber, toManaged, toSections, toSettings } from './sections.ts';
import { editionChanges } from './changes.ts';
import { keysOf } from '../../../objects.ts';

/** What was to be changed is no longer what it was. */
const PRECONDITION_FAILED = 412;

const subjectOf = ({ number, settings }: KeptEdition) => ({
  subjectKind: 'edition',
  subjectId: String(number),
  subject: `${number} ${settings.name.en}`,
});

/** Reads the sections that are there. @throws Refusal naming the field */
function readSections({ version: _version, ...change }: EditionChange): Partial<EditionSections> {
  const typed: Partial<EditionSections> = change;
  const sections: Partial<EditionSections> = {};
  const read = <Name extends keyof EditionSections>(name: Name) => {
    const section: EditionSections[Name] | undefined = typed[name];
    if (section !== undefined) sections[name] = readers[name](section);
  };
  for (const name of keysOf(readers)) read(name);
  return sections;
}

/** The settings of all editions, for the organiser. Editors only; the routes see to that. */
export function editionService({
  database,
  reviews: managed,
  audit,
}: {
  database: Database;
  reviews: ManagedEditions;
  audit: AuditLog;
}) {
  /** Locks all editions, so that what is checked holds until the end. @throws Refusal 404, 412 */
  async function locked(number: number, version: number) {
    const all = await managed.lockAll();
    const edition = all.find((one) => one.number === number);
    if (!edition) throw notFound(what);
    if (edition.version !== version) throw new Refusal(refused.changed, 500, PRECONDITION_FAILED);
    return { edition, all };
  }
  const replaced = (all: KeptEdition[], edition: KeptEdition) =>
    all.map((one) => (one.number === edition.number ? edition : one));

  return {
    /** The newest first. */
    async list(): Promise<ManagedEdition[]> {
      const all = await managed.list();
      return all.map((edition) => toManaged(edition, all)).toReversed();
    },

    /**
     * Changes sections of an edition. What the site shows of it changes at once.
     * @throws Refusal naming the field, like `dates.closesOn`; 404; 412 when somebody else was quicker
     */
    change: (actor: Actor, number: number, body: EditionChange): Promise<ManagedEdition> =>
      database.transaction(async () => {
        const typed = readSections(body);
        const { edition, all } = await locked(number, body.version);
        const before = toSections(edition.settings);
        const after = { ...before, ...typed, names: { ...before.names, ...typed.names } };
        if (typed.dates) assertOrder(after, typed.deadlines ? 'deadlines' : 'dates');
        else if (typed.deadlines) assertOrder(after, 'deadlines');
        const changes = editionChanges(before, after);
        if (changes.length === 0) return toManaged(edition, all);
        const changed = await managed.change(edition, { settings: toSettings(number, after) });
        await audit.record(actor, { action: 'edition.change', ...subjectOf(changed), changes });
        return toManaged(changed, replaced(all, changed));
      }),

    /**
     * Makes the draft of the next edition from the newest one there is.
     * @throws Refusal naming the field
     */
    create: (actor: Actor, body: NewEdition): Promise<ManagedEdition> =>
      database.transaction(async () => {
        const all = await managed.lockAll();
        const last = all.at(-1);
        if (!last) throw new Error('there is always an edition');
        const settings = successorOf(last.settings, body);
        if (!(await managed.addDraft(settings))) throw new Refusal(refused.number).about('number');
        const added: KeptEdition = { number: settings.number, settings, isDraft: true, version: 1 };
        await audit.record(actor, { action: 'edition.create', ...subjectOf(added) });
        return toManaged(added, [...all, added]);
      }),

    /**
     * From now on the site shows this edition. Newer ones become drafts again, which is the way back from a mistake.
     * @throws Refusal 404, 409 for the one that is shown already, 412 when somebody else was quicker
     */
    show: (actor: Actor, number: number, version: number): Promise<ManagedEdition> =>
      database.transaction(async () => {
        const { edition, all } = await locked(number, version);
        const shown = currentNumber(all);
        if (number === shown) throw new Refusal(refused.isCurrent, 500, 409);
        const newer = all.filter((one) => one.number > number && !one.isDraft);
        for (const one of newer) await managed.change(one, { isDraft: true });
        const changed = await managed.change(edition, { isDraft: false });
        const field = { ZH: '网站显示的届次', EN: 'Edition that the site shows' };
        await audit.record(actor, {
          action: 'edition.show',
          ...subjectOf(changed),
          changes: [{ field, before: String(shown), after: String(number) }],
        });
        return toManaged(changed, [changed]);
      }),

    /** Deletes a draft. @throws Refusal 404, 409 unless it is one, 412 when somebody else was quicker */
    remove: (actor: Actor, number: number, version: number): Promise<void> =>
      database.transaction(async () => {
        const { edition } = await locked(number, version);
        if (!edition.isDraft) throw new Refusal(refused.notADraft, 500, 409).because('CONFLICT');
        await managed.remove(number);
        await audit.record(actor, { action: 'edition.remove', ...subjectOf(edition) });
      }),
  };
}

export type EditionService = ReturnType<typeof editionService>;
