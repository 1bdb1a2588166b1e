export { encodeUploaded } from './encode-uploaded.ts';
export { dropPicture, keepPicture, type Keeping } from './keep-picture.ts';
