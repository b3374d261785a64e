import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './bind.ts';

/** Always as an attachment that no browser may interpret otherwise: what a person uploaded is never a page of ours. */
export const sendFile = (reply: FastifyReply, { bytes, mime, name }: FileAnswer): FastifyReply =>
  reply
    .header('Content-Type', mime)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', 'sandbox')
    .send(bytes);
