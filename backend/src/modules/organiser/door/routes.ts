import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { StaffGuard } from '../staff/guard.ts';
import type { CheckInService } from './check-in.ts';
import {
  CountsQuery,
  DoorCounts,
  DoorPerson,
  PeopleQuery,
  Roll,
  RollQuery,
  ScanAnswer,
  Scans,
} from './contract.ts';
import type { DoorPeople } from './people.ts';

const call = documented('organiser');

interface Options {
  guard: StaffGuard;
  door: { checkIn: CheckInService; people: DoorPeople };
}

/** Calls of the door: who may come in, who is in. All of them need the right `door`. */
export const doorRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, door }) => {
  // Names of visitors may not be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post(
    '/organiser/door/scans',
    call(
      'Takes up to 200 scans of passes, each on its own; sent again, they are the same.',
      Type.Array(ScanAnswer),
      {
        body: Scans,
      },
    ),
    async (request) => {
      const viewer = await guard.require(request, 'door');
      return door.checkIn.record(viewer, request.body, request.language);
    },
  );

  app.get(
    '/organiser/door/people',
    call('Who fits a name, company, number or code; for people without their pass.', Type.Array(DoorPerson), {
      querystring: PeopleQuery,
    }),
    async (request) => {
      await guard.require(request, 'door');
      return door.people.find(request.query.q);
    },
  );

  app.get(
    '/organiser/door/roll',
    call('Who has a pass, page by page, for devices that may lose their network.', Roll, {
      querystring: RollQuery,
    }),
    async (request) => {
      await guard.require(request, 'door');
      return door.people.roll(request.query.after);
    },
  );

  app.get(
    '/organiser/door/counts',
    call('How many people came in on a day, by hour and door.', DoorCounts, { querystring: CountsQuery }),
    async (request) => {
      await guard.require(request, 'door');
      return door.people.counts(request.query.day);
    },
  );
};
