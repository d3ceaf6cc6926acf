export { FilesField, type SentFile } from './files-field';
export { PictureField } from './picture-field';
export { PictureFormField } from './picture-form-field';
export { VideoField } from './video-field';
export type { UploadEvents } from './use-upload';
export { UploadPlaceContext, useUploadPlace } from './upload-place';
