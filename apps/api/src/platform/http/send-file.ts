import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './bind.ts';

export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  asAttachment(reply, file);
  return 'stream' in file ? reply.header('Content-Length', file.size).send(file.stream) : reply.send(file.bytes);
};

/** Always as an attachment that no browser may interpret otherwise: what a person uploaded is never a page of ours. */
export const asAttachment = (reply: FastifyReply, { mime, name }: { mime: string; name: string }): FastifyReply =>
  reply
    .header('Content-Type', mime)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', 'sandbox');
