export { approveUpload, hideUpload } from './hide-upload.ts';
export { listUploads, showUpload, uploadsOfUser, type UploadReport } from './list-records.ts';
export { warnOfSmallDisk } from './check-space.ts';
export { deleteFiles, removeUpload } from './remove-upload.ts';
export { uploadIdOf } from './reference.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { hashesOfUser } from './uploads.queries.ts';
