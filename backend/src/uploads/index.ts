export { claimUpload } from './claim.ts';
export { uploadRoutes } from './routes.ts';
export { serveUploads } from './serve.ts';
export { openUploadStorage } from './storage/open-storage.ts';
export type { UploadStorage } from './storage/storage.ts';
