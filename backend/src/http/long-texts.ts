/** Bytes of a body with two rich texts at their longest, in Chinese, with what JSON adds. */
export const LONG_TEXTS_BYTES = 512 * 1024;
