import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, tooLarge } from './app-error.ts';

// Form data: fields are small and stay in memory, the file goes to disk while it comes, so that a form that is sent slowly, or never to its end, holds
// no memory.

const FILE_LIMIT = 10 * 1_048_576;
/** No form of ours has a field as long, nor as many. */
const FIELD_LIMIT = 8_192;
const MOST_FIELDS = 20;
/** The most that a form weighs: its file and its fields. */
export const FORM_LIMIT = FILE_LIMIT + MOST_FIELDS * FIELD_LIMIT;

/** `method`: the one that `_method` names. */
export type Form = { fields: Record<string, string>; file: { bytes: Buffer; name: string } | null; method: string | null };

export const readForms = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 1, fields: MOST_FIELDS, fieldSize: FIELD_LIMIT, parts: MOST_FIELDS + 1, headerPairs: 50 },
  });
};

/** The whole form, once all of it is here. */
export const readForm = async (request: FastifyRequest, folder: string): Promise<Form> => {
  const path = join(folder, randomUUID());
  const form: Form = { fields: {}, file: null, method: null };
  let name: string | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        await save(part, path);
        name = part.filename ?? '';
      } else if (part.valueTruncated) throw tooLarge();
      else if (part.fieldname === '_method') form.method = String(part.value).toUpperCase();
      else form.fields[part.fieldname] = String(part.value);
    }
    if (name !== null) form.file = { bytes: await readFile(path), name };
    return form;
  } catch (error) {
    // The parser's own complaints (no boundary, cut off in the middle) carry no status, and no system's code.
    throw error instanceof Error && !('statusCode' in error) && !('status' in error) && !('syscall' in error) ? badRequest() : error;
  } finally {
    await rm(path, { force: true });
  }
};

const save = async ({ file }: MultipartFile, path: string): Promise<void> => {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (file.truncated) throw tooLarge();
};

const FORGOTTEN_MS = 600_000;

/** Removes what a killed server left half received. */
export const sweepForms = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > FORGOTTEN_MS) await rm(path, { force: true });
  }
};
