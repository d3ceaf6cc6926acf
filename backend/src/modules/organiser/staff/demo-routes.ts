import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { documented } from '../../../http/documented.ts';
import { codeAt, secondsLeftAt } from './authenticator.ts';
import { DemoStaff } from './contract.ts';

const call = documented('organiser');

/** Somebody of a demo's staff, whose secrets are published. */
export interface DemoStaffMember {
  name: string;
  email: string;
  password: string;
  authenticatorSecret: string;
}

interface Options {
  /** The real time. */
  now: () => Date;
  people: readonly DemoStaffMember[];
}

/** A demo's people with what their phones would show. Only a demo registers it. */
export const demoStaffRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { now, people }) => {
  app.get(
    '/organiser/demo-staff',
    call("The demo's staff, with all that is needed to sign in.", Type.Array(DemoStaff), {}),
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const at = now();
      return people.map(({ authenticatorSecret, ...person }): Static<typeof DemoStaff> => ({
        ...person,
        code: codeAt(authenticatorSecret, at),
        secondsLeft: secondsLeftAt(at),
      }));
    },
  );
};
