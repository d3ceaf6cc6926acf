export { FilesField, type SentFile } from './files-field';
export { FilesFormField } from './files-form-field';
export { keptFiles } from './kept-files';
export { PictureField } from './picture-field';
export { PictureFormField } from './picture-form-field';
export { VideoFormField } from './video-form-field';
export type { UploadEvents } from './use-upload';
export { useUploadField } from './use-upload-field';
export { UploadPlaceContext, useUploadPlace } from './upload-place';
