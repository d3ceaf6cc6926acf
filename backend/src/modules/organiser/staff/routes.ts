import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { StaffGuard } from './guard.ts';
import { memberRoutes } from './member-routes.ts';
import type { StaffMembers } from './members.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { StaffSignInService } from './sign-in.ts';

interface Options {
  guard: StaffGuard;
  members: StaffMembers;
  signIn: StaffSignInService;
}

/** Calls of signing in to the console, and of who works there. */
export const staffRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, members, signIn }) => {
  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  await app.register(signInRoutes, { guard, signIn });
  await app.register(memberRoutes, { guard, members });
};
