import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Registration } from '../registration/index.ts';
import { invitationRoutes } from './routes.ts';
import { invitationService } from './service.ts';

export { invitationExports } from './exports.ts';
export { ownInvitations } from './personal-data.ts';
export { invitationNumbers } from './numbers.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard'>;
  content: Pick<Content, 'edition'>;
  registration: Pick<Registration, 'onFinished' | 'registrationOf'>;
}

/** Invitations: friends are asked to come, and count as invited when they have registered. */
export function createInvitations(core: Core, { identity, content, registration }: Dependencies) {
  const service = invitationService({
    ...core,
    edition: content.edition,
    codeOf: async (accountId) => (await registration.registrationOf(accountId))?.invitationCode ?? undefined,
  });
  registration.onFinished(async ({ accountId, invitationId, email, finishedAt, ...person }) => {
    if (accountId === null || invitationId === '') return;
    const { firstName, companyName, position } = person;
    await service.arrived(invitationId, {
      accountId,
      firstName,
      companyName,
      position,
      at: finishedAt,
      email: email.toLowerCase(),
    });
  });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(invitationRoutes, { guard: identity.guard, service });
  };
  return {
    routes,
    /** The address that an account passes on with a poster's template, from 1. */
    linkOf: (accountId: string, template: number): Promise<string> => service.linkOf(accountId, template),
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
