import { mediaLibrary } from '@esteto/contract/access';
import { post } from '@esteto/contract/endpoint';
import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PieceRoutes } from '../../../../module.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { COUNTED } from '../../../../platform/http/call-limits.ts';
import { ownerOf, type Uploads } from './uploads.ts';

/** Who may begin an upload, and send every piece of it. */
const ANY_PIECE = post(MEDIA_UPLOADS, { summary: 'Envia um arquivo da biblioteca, em partes.', who: mediaLibrary.edit, keyless: true });

type OfUpload = { Params: { upload: string } };

/**
 * Uploads in pieces: the protocol is the library's, who may is the contract's. A body is never read into memory: the parser of its type hands it on as
 * it comes, and only once its sender was let in.
 */
export const serveUploads =
  (uploads: Uploads): PieceRoutes =>
  (api, door) => {
    api.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));

    const admitted = new WeakMap<FastifyRequest, number>();
    const enter = async (request: FastifyRequest): Promise<void> => {
      const { user } = await door.admit(ANY_PIECE, request);
      admitted.set(request, user.id);
    };
    const refuseOthers = async (request: FastifyRequest<OfUpload>): Promise<void> => {
      if (ownerOf(request.params.upload) !== admitted.get(request)) throw notFound();
    };
    const exchange = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const user_id = admitted.get(request);
      if (user_id === undefined) throw notFound();
      reply.hijack();
      // The library writes to the socket itself: what every answer carries goes with it.
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      await uploads.exchange(request.raw, reply.raw, user_id);
    };

    const hidden = { config: COUNTED, schema: { hide: true } as object };
    api.route({ method: 'POST', url: `/api/${MEDIA_UPLOADS}`, ...hidden, onRequest: enter, handler: exchange });
    api.route<OfUpload>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `/api/${MEDIA_UPLOADS}/:upload`,
      ...hidden,
      onRequest: [enter, refuseOthers],
      handler: exchange,
    });
  };
