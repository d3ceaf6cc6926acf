import type { Core } from '../../core.ts';
import type { BulkExports } from '../bulk-exports/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { managedRegistrations } from '../registration/index.ts';
import { createCompanies } from './companies/index.ts';
import { createDoor } from './door/index.ts';
import { createExhibitorImports } from './exhibitor-import/index.ts';
import { createExhibitorUpsert } from './exhibitor-upsert/index.ts';
import type { ConsoleCore } from './console-core.ts';
import { ownDataService } from './people/own-data.ts';
import { peopleService } from './people/service.ts';
import { createSiteContent } from './site-content/index.ts';

export interface ServiceDependencies {
  identity: Pick<Identity, 'exhibitors' | 'deletionProofs'>;
  content: Pick<Content, 'edition' | 'editionRevision'>;
  bulkExports: Pick<BulkExports, 'forgetPeople'>;
}

/** The parts of the console that have services of their own. Their records are dated by the core's `recordTime`. */
export function createServices(
  core: Core,
  { audit }: ConsoleCore,
  { identity, content, bulkExports }: ServiceDependencies,
) {
  const { edition } = content;
  const parts = { ...core, audit, edition, now: core.recordTime };
  const registrations = managedRegistrations({ ...core, content });
  return {
    door: createDoor(parts),
    companies: createCompanies(parts),
    content: createSiteContent(parts),
    imports: createExhibitorImports({ ...parts, accounts: identity.exhibitors }),
    upsert: createExhibitorUpsert({ ...parts, accounts: identity.exhibitors }),
    people: peopleService({ ...parts, registrations, exports: bulkExports }),
    ownData: ownDataService({
      ...parts,
      registrations,
      exports: bulkExports,
      deletionProofs: identity.deletionProofs,
    }),
  };
}
