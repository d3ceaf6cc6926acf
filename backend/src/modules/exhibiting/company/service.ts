import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { claimUpload } from '../../../uploads/index.ts';
import { ownCompanyStore, type OwnCompanyRow } from '../../catalogue/index.ts';
import type { Reach } from '../../identity/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { CompanyBody, OwnCompany } from './contract.ts';
import { boothKinds, refused } from './messages.ts';
import { assertBooth, readCompany, versionOf } from './rules.ts';

/** Saves of one company, by whomever. */
const saves: Limit = { name: 'company-save', points: 200, seconds: 60 * 60 };

const what = { ZH: '公司', EN: 'company' };
/** What was to be changed is no longer what it was. */
const PRECONDITION_FAILED = 412;

export interface CompanyParts {
  database: Database;
  clock: Clock;
  limits: Limits;
  /** How an account is reached, which is what it signs in by. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/** The login as people type it: numbers of the mainland without their code. */
export const loginOf = (reach: Reach | undefined): string =>
  reach?.mobile?.replace(/^\+86/, '') ?? reach?.email ?? '';

/** Rules of a company's own information. */
export function companyService({ database, clock, limits, reachOf }: CompanyParts) {
  const store = ownCompanyStore(database);

  const toRecord = async (
    row: OwnCompanyRow,
    accountId: string,
    language: Language,
  ): Promise<OwnCompany> => ({
    id: row.id,
    username: loginOf(await reachOf(accountId)),
    logoUrl: row.logoUrl,
    companyNameCn: row.nameCn,
    companyNameEn: row.nameEn,
    productCategory: row.categoryCode,
    companyDescriptionCn: row.descriptionCn,
    companyDescriptionEn: row.descriptionEn,
    companyPhone: row.phone,
    companyFax: row.fax,
    companyWebsite: row.website,
    companyAddress: row.addressCn,
    companyAddressEn: row.addressEn,
    boothNumber: row.boothNumber,
    positionType: row.boothKind,
    positionType_dictText: boothKinds[row.boothKind]?.[language] ?? '',
    boothRange: row.boothArea,
    updateTime: shanghaiText(row.updatedAt),
    version: versionOf(row),
  });

  return {
    /** @throws Refusal 404 for a company that is gone */
    async find({ accountId, companyId }: CompanyActor, language: Language): Promise<OwnCompany> {
      const row = await store.find(companyId);
      if (!row) throw notFound(what);
      return toRecord(row, accountId, language);
    },

    /**
     * Writes the company's information. It is public at once. Sent twice it is written once.
     * @throws Refusal naming the field (VAL-048..053), 412 when somebody else was quicker, 429
     */
    async save(actor: CompanyActor, body: CompanyBody, language: Language): Promise<OwnCompany> {
      const { accountId, companyId } = actor;
      const values = readCompany(body, await store.roots());
      const version = body.version ?? '';
      if (version === '') throw new Refusal(refused.noVersion, 500, undefined, 'version');
      await limits.count(saves, companyId);
      const row = await database.transaction(async () => {
        const before = await store.lock(companyId);
        if (!before) throw notFound(what);
        assertBooth(before);
        const present = versionOf(before);
        if (present === versionOf(values)) return before;
        if (present !== version) throw new Refusal(refused.changed, 500, PRECONDITION_FAILED);
        if (values.logoUrl !== before.logoUrl) {
          await claimUpload(database, values.logoUrl, { accountId, kinds: ['image'] }).catch(
            (error: unknown) => {
              throw error instanceof Refusal ? error.about('logoUrl') : error;
            },
          );
        }
        await store.change(before, values, clock.now());
        return (await store.find(companyId)) ?? before;
      });
      return toRecord(row, accountId, language);
    },
  };
}
