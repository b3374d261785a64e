// What is uploaded to the library: told by its content's signature, never by its name. A video comes in pieces, so it may be large.

export const MEDIA_FILE_ROLES = ['video', 'gif', 'picture'] as const;
export type MediaFileRole = (typeof MEDIA_FILE_ROLES)[number];

/** Types that every browser plays or draws, by what they are for. */
const mimesOf: Record<MediaFileRole, readonly string[]> = {
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  gif: ['image/gif'],
  picture: ['image/jpeg', 'image/png'],
};

const MB = 1024 * 1024;

/** Largest of each, in bytes: 2 GB, 20 MB, 5 MB. */
export const maxMediaBytes: Record<MediaFileRole, number> = { video: 2048 * MB, gif: 20 * MB, picture: 5 * MB };
export const MAX_UPLOAD_BYTES = maxMediaBytes.video;

const namesOf: Record<MediaFileRole, string> = {
  video: 'um vídeo em MP4, WebM ou MOV',
  gif: 'uma imagem GIF',
  picture: 'uma imagem JPG ou PNG',
};

const limitOf: Record<MediaFileRole, string> = { video: '2 GB', gif: '20 MB', picture: '5 MB' };

/** As the browser's `accept`. */
export const mediaAccept: Record<MediaFileRole, string> = { video: 'video/*', gif: '.gif', picture: '.jpg,.jpeg,.png' };

export type MediaFile = { mime: string | null; bytes: number };

/** Whether such content is taken at all, whatever for. */
export const isMediaMime = (mime: string | null): boolean => mime !== null && MEDIA_FILE_ROLES.some((role) => mimesOf[role].includes(mime));

/** Null when the file may be what it is sent for; else what to tell the person. `mime` null: its signature is none that we know. */
export const mediaFileProblem = ({ mime, bytes }: MediaFile, role: MediaFileRole): string | null => {
  if (bytes === 0) return 'O arquivo está vazio.';
  if (mime === null || !mimesOf[role].includes(mime)) return `Este arquivo não serve aqui. Envie ${namesOf[role]}.`;
  return bytes > maxMediaBytes[role] ? `O arquivo é grande demais. O limite é ${limitOf[role]}.` : null;
};

export const NOT_MEDIA = `Este arquivo não é de um tipo aceito. Envie ${namesOf.video}, ${namesOf.gif} ou ${namesOf.picture}.`;
