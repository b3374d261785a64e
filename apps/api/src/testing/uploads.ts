import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import type { FastifyInstance } from 'fastify';
import type { TestSession } from './test-sessions.ts';

/** Bytes that are a film, a GIF and a picture to whoever looks at their beginning. */
export const MP4 = Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d61766331', 'hex'), Buffer.alloc(2000, 'film')]);
export const GIF = Buffer.from('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b', 'hex');
export const JPG = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(200, 1)]);

const TUS = { 'tus-resumable': '1.0.0' };

type Answer = { status: number; body: string; headers: Record<string, unknown> };

/** One exchange of an upload, as tus writes it. */
export const tusCall = async (
  app: FastifyInstance,
  session: TestSession | null,
  request: { method: string; url: string; headers?: Record<string, string>; payload?: Buffer },
): Promise<Answer> => {
  const { statusCode, payload, headers } = await app.inject({
    method: request.method as 'POST',
    url: request.url,
    headers: { ...TUS, ...session?.headers, ...request.headers },
    ...(request.payload && { payload: request.payload }),
  });
  return { status: statusCode, body: payload, headers };
};

export const beginUpload = (app: FastifyInstance, session: TestSession | null, size: number, name = 'video.mp4') =>
  tusCall(app, session, {
    method: 'POST',
    url: `/api/${MEDIA_UPLOADS}`,
    headers: { 'upload-length': String(size), 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` },
  });

export const sendPiece = (app: FastifyInstance, session: TestSession | null, url: string, offset: number, payload: Buffer) =>
  tusCall(app, session, {
    method: 'PATCH',
    url,
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload,
  });

/** Uploads a whole file and answers the id that a form names it by. */
export const uploaded = async (app: FastifyInstance, session: TestSession, bytes: Buffer, name?: string): Promise<string> => {
  const begun = await beginUpload(app, session, bytes.length, name);
  const url = String(begun.headers['location']);
  const sent = await sendPiece(app, session, url, 0, bytes);
  if (sent.status !== 204) throw new Error(`the upload answered ${sent.status}: ${sent.body}`);
  return url.split('/').at(-1) ?? '';
};
