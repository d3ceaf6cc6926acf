import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

interface FileRequest {
  method: 'GET' | 'HEAD';
  path: string;
  headers: Record<string, string>;
}

/** Asks for files, over connections of its own: slow readers must not hold those of everybody's reads. */
export interface FileRequests {
  /** @returns the answer, whose body comes as fast as it is read. @throws Error where none comes in time */
  send(request: FileRequest): Promise<IncomingMessage>;
  close(): void;
}

/** Longest wait for a connection, milliseconds. */
const CONNECT_MS = 2000;

/** Longest silence of the server while something is waited for, milliseconds, unless told. */
const SILENCE_MS = 8000;

/** Connections that are kept for later at most. */
const MOST_IDLE = 32;

/**
 * By Node's own client, and not by undici as all other calls: where the server closes a connection while a slow reader holds
 * back the rest of a body, undici fails the body although all of it has come (seen with 8.13; version 7 ended the whole
 * process, nodejs/undici#5360). A server that stops closes connections like that, and so does a balancer now and then.
 */
export function fileRequests(origin: string, silenceMs = SILENCE_MS): FileRequests {
  const client = origin.startsWith('https:') ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxFreeSockets: MOST_IDLE });

  function ask({ method, path, headers }: FileRequest): Promise<IncomingMessage> {
    const request = client.request(origin, { method, path, headers, agent, timeout: silenceMs });
    let answer: IncomingMessage | undefined;
    request.on('timeout', () => {
      // Its reader takes nothing at the moment; whether that is too slow is not decided here (endpoints/file-transfers.ts).
      if (answer && answer.readableLength > 0) request.setTimeout(silenceMs);
      else request.destroy(new Error('the REST server is silent'));
    });
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const limit = setTimeout(() => request.destroy(new Error('no connection')), CONNECT_MS);
      socket.once('connect', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
    });
    return new Promise((resolve, reject) => {
      request.on('response', (given) => resolve((answer = given)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server has closed a kept connection at the moment when it was used again: nothing has been answered.
        if (request.reusedSocket && error.code === 'ECONNRESET' && !answer)
          ask({ method, path, headers }).then(resolve, reject);
        else reject(error);
      });
      request.end();
    });
  }

  // What cannot be asked for, such as a path with a blank, is told like what fails later.
  return { send: async (request) => ask(request), close: () => agent.destroy() };
}
