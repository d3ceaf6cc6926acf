import type { Core } from '../../core.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { registrationDesk } from '../registration/index.ts';
import { createCompanies } from './companies/index.ts';
import { createDoor } from './door/index.ts';
import { createExhibitorImports } from './exhibitor-import/index.ts';
import type { Office } from './office.ts';
import { peopleService } from './people/service.ts';
import { createContentDesk } from './site-content/index.ts';

export interface DeskDependencies {
  identity: Pick<Identity, 'exhibitors'>;
  content: Pick<Content, 'edition'>;
}

/** The parts of the console that have services of their own. Their records are dated by the core's `recordTime`. */
export function createDesks(core: Core, { audit }: Office, { identity, content }: DeskDependencies) {
  const { edition } = content;
  const parts = { ...core, audit, edition, now: core.recordTime };
  return {
    door: createDoor(parts),
    companies: createCompanies(parts),
    content: createContentDesk(parts),
    imports: createExhibitorImports({ ...parts, accounts: identity.exhibitors }),
    people: peopleService({ ...parts, registrations: registrationDesk(parts) }),
  };
}
