import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { StaffGuard } from './guard.ts';
import { memberRoutes } from './member-routes.ts';
import type { StaffMembers } from './members.ts';
import { providerRoutes } from './provider/routes.ts';
import type { ProviderSignIn } from './provider/sign-in.ts';
import { originOf, signInRoutes } from './sign-in-routes.ts';
import type { StaffSignInService } from './sign-in.ts';

interface Options {
  guard: StaffGuard;
  members: StaffMembers;
  signIn: StaffSignInService;
  providerSignIn: ProviderSignIn;
}

/** Calls of signing in to the console, and of who works there. */
export const staffRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { guard, members, signIn, providerSignIn } = options;
  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  await app.register(signInRoutes, { guard, signIn });
  await app.register(providerRoutes, { guard, members, providerSignIn, originOf });
  await app.register(memberRoutes, { guard, members });
};
