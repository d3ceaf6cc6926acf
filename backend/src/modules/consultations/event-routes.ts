import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { openEventStream } from '../../live/event-stream.ts';
import type { Live } from '../../live/live.ts';
import type { Guard } from '../identity/index.ts';
import type { Party } from './service.ts';
import { consultationWatchers } from './watchers.ts';

interface Options {
  guard: Guard;
  live: Live;
  /** Who makes a call. @throws Refusal for guests */
  party: (request: FastifyRequest) => Promise<Party>;
}

/** The call that tells an open page which threads have changed. */
export const eventRoutes: FastifyPluginAsync<Options> = async (app, { guard, live, party }) => {
  const watchers = consultationWatchers(live);
  // Open streams would hold the service up when it stops.
  app.addHook('preClose', async () => watchers.close());

  app.get(
    '/app/consultations/events',
    {
      schema: {
        tags: ['consultations'],
        summary:
          'Server-sent events: `data: {"id": …}` whenever one of the caller’s threads has changed. ' +
          'The comment `moving` says that the service stops and is about to end the stream; where there is a balancer, ' +
          'a call that is made before then reaches another one.',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const watcher = await party(request);
      watchers.admit(watcher);
      const stream = openEventStream(request, reply, {
        onEnd: () => watchers.remove(stream),
        stillAllowed: () => guard.isStillSignedIn(request),
      });
      watchers.add(stream, watcher);
    },
  );
};
