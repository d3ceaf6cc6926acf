/** PostgreSQL servers for tests, for the TypeScript that starts them; postgres-cluster.mjs says what they do. */
interface Server {
  pid: () => number | undefined;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export function startCluster(
  bin: string,
  settings?: Record<string, string>,
): Promise<{ url: string; server: Server; stop: () => Promise<void> }>;

export function startReplica(
  bin: string,
  primary: string,
  settings?: Record<string, string>,
): Promise<{
  url: string;
  server: Server;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}>;
