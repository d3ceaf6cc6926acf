/** PostgreSQL servers for tests, for the TypeScript that starts them; postgres-cluster.mjs says what they do. */
export function startCluster(
  bin: string,
  settings?: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }>;

export function startReplica(
  bin: string,
  primary: string,
): Promise<{
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}>;
