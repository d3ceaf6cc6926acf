export { claimUpload } from './claim.ts';
export { uploadRoutes } from './routes.ts';
export { serveUploads } from './serve.ts';
export { openUploadStorage, sweepIncoming } from './storage/open-storage.ts';
export type { S3Settings } from './storage/s3.ts';
export type { UploadStorage } from './storage/storage.ts';
