/** The large set-up of docs/operations.md on one machine, for the TypeScript that starts it. */
export type PartName =
  | 'balancer'
  | 'edge'
  | 'primary'
  | 'replica'
  | 'pgbouncer'
  | `backend-${number}`
  | `gateway-${number}`;

export interface StartOptions {
  /** Of a backend or a gateway: the folder of a built checkout to start it from; the one before, unless told. */
  release?: string;
}

export interface Part {
  name: PartName;
  /** Address at which it listens, also after it was started again. */
  url: string;
  /** Of a backend or a gateway: where its metrics are. */
  metricsUrl?: string;
  /** Of a backend or a gateway: the folder of the checkout that it was started from last. */
  release?: () => string;
  /** Of servers and nginx: the file that they write what goes wrong into, where there was something. */
  logFile?: string;
  /** Its process, the first one where there are several; undefined while it does not run. */
  pid: () => number | undefined;
  /** Memory that all its processes hold now, MiB; what they share is counted once. Undefined while it does not run. */
  residentMiB: () => number | undefined;
  /** Processor time of all its processes since it was started, seconds; undefined while it does not run. */
  cpuSeconds: () => number | undefined;
  /** Ends all its processes without a word, as the loss of a machine does. */
  kill: () => Promise<void>;
  /** Tells it to stop, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Starts it again over its data, on its port. @throws Error where it runs or does not come up */
  start: (options?: StartOptions) => Promise<void>;
}

export interface LargeSetUpOptions {
  /** Environment of backends and gateways, besides. */
  settings?: Record<string, string>;
  /** Limit of the edge for one address, in the place of the configured one; `rate` as in `100r/s`. */
  limit?: { rate: string; burst: number };
  /** How many backends and gateways there are; two of each, unless told. */
  backends?: number;
  gateways?: number;
  /** Workers of the edge and of the balancer, and connections of each; one with 4,000, unless told. */
  workers?: { processes: number; connections: number };
  /** File of a patch for docker/nginx that is applied to the edge's and the balancer's configuration. */
  patch?: string;
  /** Whether PgBouncer stands in transaction mode before the primary. */
  pgbouncer?: boolean;
  /** Bucket for uploads; without one both backends share a folder. */
  s3?: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region?: string };
  /** Mail server, and sender of e-mail. */
  smtp?: { url: string; from: string };
  /** Fills the database with the demo edition, and runs it by the demo's clock. */
  demo?: { exhibitors: number; reviewSeconds?: number };
  /** Folder of the built checkout that servers are started from; this one, unless told. */
  release?: string;
  /** Told what is being done. */
  say?: (text: string) => void;
}

export interface LargeSetUp {
  /** Address of the site, `https://` and without a slash at its end. */
  url: string;
  /** The primary itself. */
  databaseUrl: string;
  /** Folder of files, logs and assets; it is removed at the end. */
  folder: string;
  /** Certificate of the authority that has signed the edge's, as PEM, and the file that holds it. */
  authority: string;
  authorityFile: string;
  /** Certificate of the edge, as PEM. */
  certificate: string;
  /** What gateways prove themselves by, for callers that ask a backend in a visitor's name. */
  gatewaySecret: string;
  parts: readonly Part[];
  /** @throws Error where there is none of this name */
  part: (name: PartName) => Part;
  /** Ends all processes and removes all folders. */
  stop: () => Promise<void>;
}

/**
 * Starts it. The servers have to be built. What has been started is removed where something does not start, and when
 * this process is told to end.
 */
export function startLargeSetUp(options?: LargeSetUpOptions): Promise<LargeSetUp>;
