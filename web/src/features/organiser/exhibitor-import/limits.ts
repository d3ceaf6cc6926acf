/** As the server does (exhibitor-import/read-file.ts). */
export const MAX_BYTES = 10 * 1024 * 1024;
