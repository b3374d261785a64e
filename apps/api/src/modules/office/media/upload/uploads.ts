import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMediaMime, MAX_UPLOAD_BYTES, type MediaFileRole, mediaFileProblem, NOT_MEDIA } from '@esteto/domain/office/media/media-file';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { fileTypeFromBuffer } from 'file-type';
import { hasRoom } from '../../../../platform/files/disk.ts';
import { safeName } from '../../../../platform/files/file-name.ts';
import { invalid } from '../../../../platform/http/app-error.ts';

/** A file that somebody has uploaded and that no record names yet. */
export type Upload = { path: string; size: number; sha256: string; mime: string; name: string };

export type Uploads = ReturnType<typeof createUploads>;

/** The upload's id begins with who began it: nobody goes on with another's. */
const OWN_ID = /^(\d{1,16})-[\w-]{32}$/;
export const ownerOf = (upload_id: string): number => Number(OWN_ID.exec(upload_id)?.[1] ?? Number.NaN);

/** Enough for every signature that is taken. */
const SIGNATURE_BYTES = 4_100;
/** Beside a file that is here to its end: what it is, by its bytes. */
const SUM = '.sum';
/** Begun and not finished, or finished and named by no record: for so long one may go on. */
const FORGOTTEN_MS = 86_400_000;
/** Beside what comes, for everything else that the server writes. */
const SPARE_BYTES = 200 * 1_048_576;

/** Uploads that go on where they were cut (https://tus.io), below the folder of data; `path` is where they are served. */
export const createUploads = (dataDir: string, path: string) => {
  const folder = join(dataDir, 'uploads');
  const store = new FileStore({ directory: folder });
  const pathOf = (id: string): string => join(folder, id);

  const mimeOf = async (id: string): Promise<string | null> => {
    const file = await open(pathOf(id));
    try {
      const head = Buffer.alloc(SIGNATURE_BYTES);
      const { bytesRead } = await file.read(head, 0, SIGNATURE_BYTES, 0);
      const mime = (await fileTypeFromBuffer(head.subarray(0, bytesRead)))?.mime ?? null;
      return isMediaMime(mime) ? mime : null;
    } finally {
      await file.close();
    }
  };

  const forget = async (id: string): Promise<void> => {
    for (const ending of ['', '.json', SUM]) await rm(`${pathOf(id)}${ending}`, { force: true });
  };

  /** Taken when the last piece is here, so that a form that names it later waits for nothing. */
  const sum = async (id: string): Promise<string> => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(pathOf(id)), hash);
    const sha256 = hash.digest('hex');
    await writeFile(`${pathOf(id)}${SUM}`, sha256);
    return sha256;
  };

  const owners = new WeakMap<object, number>();
  const server = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    maxSize: MAX_UPLOAD_BYTES,
    // Browsers of other sites are told nothing.
    allowedOrigins: [],
    namingFunction: (request) => `${owners.get(request.runtime?.node?.req ?? request)}-${randomBytes(24).toString('base64url')}`,
    onUploadCreate: async (_request, { size }) => {
      if (!size) throw refusal('O arquivo está vazio.');
      if (!(await hasRoom(dataDir, size + SPARE_BYTES)))
        throw refusal('Não há espaço no servidor para este arquivo. Fale com a equipe técnica.');
      return {};
    },
    onUploadFinish: async (_request, { id }) => {
      if ((await mimeOf(id)) === null) {
        await forget(id);
        throw refusal(NOT_MEDIA);
      }
      await sum(id);
      return {};
    },
  });

  return {
    forget,

    /** Speaks the protocol with who was let in. */
    exchange: async (request: IncomingMessage, response: ServerResponse, user_id: number): Promise<void> => {
      owners.set(request, user_id);
      await server.handle(request, response);
    },

    /** What somebody uploaded to the end, to be kept as what `role` says; refused on `field`. */
    finished: async (id: string, { user_id, role, field }: { user_id: number; role: MediaFileRole; field: string }): Promise<Upload> => {
      const upload = ownerOf(id) === user_id ? await store.getUpload(id).catch(() => null) : null;
      if (!upload || upload.offset !== upload.size) throw invalid({ [field]: 'O envio deste arquivo não terminou. Envie de novo.' });
      // Where the server ended between the last piece and its sum, it is taken now.
      const sha256 = await readFile(`${pathOf(id)}${SUM}`, 'utf8').catch(() => sum(id));
      const mime = await mimeOf(id);
      const problem = mediaFileProblem({ mime, bytes: upload.offset }, role);
      if (problem || mime === null) throw invalid({ [field]: problem ?? NOT_MEDIA });
      return { path: pathOf(id), size: upload.offset, sha256, mime, name: safeName(upload.metadata?.['filename'] ?? '') };
    },

    /** Removes what nobody goes on with; answers how many. Run by a job. */
    sweep: async (): Promise<number> => {
      let removed = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.includes('.')) continue;
        const touched = await stat(pathOf(name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Date.now(),
        );
        if (Date.now() - touched <= FORGOTTEN_MS) continue;
        await forget(name);
        removed += 1;
      }
      return removed;
    },
  };
};

/** As every refusal of the API reads; what the protocol itself refuses is never read by a person. */
const refusal = (message: string): Error =>
  Object.assign(new Error(message), { status_code: 422, body: JSON.stringify({ message, errors: { file: [message] } }) });
