import { createHash } from 'node:crypto';
import { mediaLibrary, mediaWatching } from '@esteto/contract/access';
import { MEDIA_CONTENT } from '@esteto/contract/office/media-path';
import { decide } from '@esteto/domain/identity/permission/access';
import type { Person } from '@esteto/domain/identity/permission/person';
import { videoEmbedUrl, videoIdOf } from '@esteto/domain/shared/document/video-link';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { PieceRoutes } from '../../../../module.ts';
import { AppError, notFound } from '../../../../platform/http/app-error.ts';
import { COUNTED } from '../../../../platform/http/call-limits.ts';
import { asAttachment } from '../../../../platform/http/send-file.ts';
import { findCookiePerson } from '../../../../platform/sessions/cookie-person.ts';
import { type Content, contentOf } from './content.repository.ts';
import type { ContentPart, MediaLinks } from './media-links.ts';

/** A film that is watched to its end, with a pause for lunch. */
const TIMEOUT_MS = 3 * 3_600_000;

type OfTicket = { Params: { ticket: string } };

/** What the library shows and plays, in parts as a player asks for them. Who may is judged each time; whoever may not is told that nothing is there. */
export const serveContent =
  ({ db, clock, files, links }: Pick<Deps, 'db' | 'clock' | 'files'> & { links: MediaLinks }): PieceRoutes =>
  (api, door) => {
    const options = { config: COUNTED, handlerTimeout: TIMEOUT_MS, schema: { hide: true } as object };
    api.get<OfTicket>(`/api/${MEDIA_CONTENT}/:ticket`, options, async (request, reply) => {
      const link = links.read(request.params.ticket);
      const cookie = door.cookies.session.read(request);
      const person = link && cookie ? await findCookiePerson(db, { session_id: link.session_id, cookie }, clock.now()) : null;
      await (person ? door.limits.person(request, person.id) : door.limits.address(request));
      const content = link && person ? await contentOf(db, link) : null;
      if (!link || !person || !content || !mayWatch(person, content)) throw notFound();
      return answerWith(link.part, content, request, reply);
    });

    const answerWith = async (part: ContentPart, { file, captions, url }: Content, request: FastifyRequest, reply: FastifyReply) => {
      if (part === 'captions' && captions)
        return asAttachment(reply, { mime: 'text/vtt; charset=utf-8', name: 'legendas.vtt' }).send(captions);
      const video = part === 'embed' && url ? videoIdOf(url) : null;
      if (video) return embedding(reply, videoEmbedUrl(video));
      if (!file) throw notFound();
      const { root, path } = files.placeOf(file.id);
      const { statusCode, headers, stream } = await send(request.raw, path, { root, contentType: false, cacheControl: false });
      if (statusCode === 416)
        throw new AppError(416, { message: 'O arquivo não tem esta parte.' }, { 'Content-Range': headers['Content-Range'] ?? '' });
      if (statusCode >= 400 && statusCode !== 412) throw notFound();
      // Kept by the browser, and asked about each time: a link that ends shows nothing more.
      return asAttachment(reply, file).code(statusCode).headers(headers).header('Cache-Control', 'private, no-cache').send(stream);
    };
  };

const mayWatch = (person: Person, { is_open }: Content): boolean =>
  decide(mediaLibrary.view, { person }).allowed || (is_open && decide(mediaWatching.view, { person }).allowed);

const STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;background:#000;display:block}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page around the other site's player: the only document of ours that lets that site in, so that the apps' own never do. */
const embedding = (reply: FastifyReply, src: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; frame-src ${new URL(src).origin}; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    )
    .send(
      `<!doctype html><html lang="pt-BR"><title>Vídeo</title><style>${STYLE}</style>` +
        `<iframe src="${src}?rel=0" title="Vídeo" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe></html>`,
    );
