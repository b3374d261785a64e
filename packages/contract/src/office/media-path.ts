// What is no call of the contract: bytes that come or go in pieces. The server and the browser share where.

/** Where files of the library are uploaded (tus), by who may edit it. */
export const MEDIA_UPLOADS = 'admin/media-uploads';

/** Where they are played and shown, by an address that the server made for one session. */
export const MEDIA_CONTENT = 'media-content';
