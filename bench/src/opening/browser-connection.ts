import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from 'node:http2';
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type SecureContext } from 'node:tls';

/** The connection of one browser to a site: HTTP/2 over TLS, over which all is asked, made anew when it has ended. */
export interface BrowserConnection {
  /** Connects where there is no connection. Resolves when there is one, or it could not be made. */
  connect(): Promise<void>;
  /** Sends a POST. The stream's "close" tells that it is over, whether it was answered or the connection failed. */
  request(path: string, headers: Record<string, string>, body: string): ClientHttp2Stream;
  /** Sends a POST. @returns the answer's body, whatever its status. @throws when there is no whole answer */
  read(path: string, headers: Record<string, string>, body: string): Promise<string>;
}

/**
 * Connects at the first request.
 * @param origin https, for browsers speak HTTP/2 over TLS alone
 * @param from the loopback address to come from
 * @param context what the site is proved by; all connections share one, so that the certificate is read once
 */
export function browserConnection(origin: string, from: string, context: SecureContext): BrowserConnection {
  const { hostname, port } = new URL(origin);
  let session: ClientHttp2Session | undefined;

  const openSession = (): ClientHttp2Session => {
    const made = connectHttp2(origin, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: hostname, port: Number(port || 443), localAddress: from }),
          host: hostname,
          // The name of a site is sent; an address must not be.
          servername: isIP(hostname) ? '' : hostname,
          secureContext: context,
          ALPNProtocols: ['h2'],
        }),
    });
    // Each of its streams is closed, and told so, when it fails.
    made.on('error', () => {});
    return made;
  };
  const usable = (): ClientHttp2Session => {
    if (!session || session.closed || session.destroyed) session = openSession();
    return session;
  };
  const request: BrowserConnection['request'] = (path, headers, body) => {
    const stream = usable().request({ ...headers, ':method': 'POST', ':path': path });
    stream.end(body);
    return stream;
  };
  return {
    connect: () =>
      new Promise((resolve) => {
        const current = usable();
        if (!current.connecting) return resolve();
        current.once('connect', () => resolve());
        current.once('close', () => resolve());
      }),
    request,
    read: (path, headers, body) =>
      new Promise((resolve, reject) => {
        let text = '';
        const stream = request(path, headers, body);
        stream.setEncoding('utf8');
        stream.on('data', (part: string) => (text += part));
        stream.once('end', () => resolve(text));
        stream.on('error', reject);
        stream.once('close', () => reject(new Error('the answer broke off')));
      }),
  };
}
