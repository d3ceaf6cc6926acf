const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Addresses that one partner may have. */
export const MOST_WEBHOOKS = 20;
/** Longest name, characters as people count them. */
export const LONGEST_NAME = 60;
/** Longest address, characters. */
export const LONGEST_URL = 2000;
/** Longest selection, characters. */
export const LONGEST_SELECTION = 10_000;
/** Records that one address may be narrowed to. */
export const MOST_RECORD_IDS = 500;
/** For how many hours the old secret may sign beside the new one. */
export const LONGEST_OVERLAP_HOURS = 720;

/** For so long a delivery is tried, milliseconds. */
export const TRIED_FOR_MS = 48 * HOUR_MS;
/** For so long finished deliveries are kept for the log, days. */
export const LOG_DAYS = 30;
export const LOG_MS = LOG_DAYS * DAY_MS;
/** More deliveries than these do not wait for one address: it is paused instead. */
export const MOST_WAITING = 20_000;

/** Wait before the second attempt of a delivery, milliseconds; each further one waits twice as long. */
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** Longest time for which an address that fails is not called at all, milliseconds. */
const LONGEST_REST_MS = 5 * 60 * SECOND_MS;

/** @param attempts of the delivery so far, at least 1. @returns wait before the next one, milliseconds */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));

/** @param failures of the address one after the other, at least 1. @returns for how long it is not called, milliseconds */
export const restAfter = (failures: number): number =>
  failures < 2 ? 0 : Math.min(LONGEST_REST_MS, SECOND_MS * 2 ** Math.min(failures - 2, 20));

/** Calls of one address at a time. One whose last call failed gets one, so that it holds no places that others need. */
export const WIDTH = 4;
/** Calls that one process has under way at most. */
export const MOST_CALLS = 256;
/** Longest call, from the connection to the end of the answer that is read, milliseconds. */
export const CALL_MS = 10 * SECOND_MS;
/** Lease of an attempt, milliseconds: longer than any call. */
export const LEASE_MS = 30 * SECOND_MS;
/** What is kept of an answer, bytes; no more of it is read. */
export const KEPT_ANSWER_BYTES = 2048;
/** Largest body of a delivery, bytes of UTF-8. */
export const LARGEST_BODY_BYTES = 256 * 1024;

/** Bodies that a gateway takes to make at once, and of one address among them. */
export const RENDERED_AT_ONCE = 50;
export const RENDERED_OF_ONE = 10;
/** Lease of a body that is made, milliseconds. */
export const RENDER_LEASE_MS = 30 * SECOND_MS;
/** After so many times that a gateway took it and did not bring it back, a body counts as one that cannot be made. */
export const MOST_RENDERINGS = 20;
