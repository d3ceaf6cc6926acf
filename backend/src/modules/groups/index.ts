import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import { readVisit, type Registration } from '../registration/index.ts';
import { memberRoutes } from './members/routes.ts';
import { groupRetention } from './retention.ts';
import { groupRoutes } from './routes.ts';
import { groupService } from './service.ts';

export { ownGroups } from './personal-data.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard'>;
  content: Pick<Content, 'edition' | 'editionRevision'>;
  registration: Registration;
}

/** Groups: people who come together, registered by a list. */
export function createGroups(core: Core, { identity, content, registration }: Dependencies) {
  const parts = { ...core, guard: identity.guard, edition: content.edition, registration };
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(groupRoutes, { ...parts, service: groupService(parts) });
    await app.register(memberRoutes, { ...parts, visit: readVisit(content, core.site) });
  };
  return { routes, retention: [groupRetention(core)] };
}
