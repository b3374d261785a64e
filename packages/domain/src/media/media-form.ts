import type { InferType } from 'yup';
import { videoIdOf } from '../shared/document/video-link.ts';
import { flag, id, list, object, oneOf, text } from '../shared/schema/fields.ts';
import { MEDIA_CATEGORIES, MEDIA_LOCALS, MEDIA_TYPES, mediaCategoryLabel, mediaLocalLabel, mediaTypeLabel } from './media-kinds.ts';

/** What staff fill in about a content or tutorial: a video by its link, a GIF by its file. */
export const mediaForm = object({
  title: text('Título').max(150).required(),
  type: oneOf('Tipo', MEDIA_TYPES, mediaTypeLabel).required(),
  url: text('Link do vídeo')
    .max(500)
    .when('type', ([type], schema) => (type === 'video' ? schema.required('Cole o link do vídeo.').test(videoLinkTest) : schema)),
  /** The id of a file that is already kept; a newly chosen one travels beside the body. */
  file: text('Arquivo').max(64),
  category: oneOf('Categoria', MEDIA_CATEGORIES, mediaCategoryLabel).required(),
  local: oneOf('Onde aparece', MEDIA_LOCALS, mediaLocalLabel).required(),
  is_visible: flag('Visível').default(true),
  is_fixed: flag('Fixado no topo'),
  related_media: list('Relacionados', id('Relacionado').required(), 20),
  tags: list('Marcadores', text('Marcador').max(40).required(), 20),
});
export type MediaForm = InferType<typeof mediaForm>;

/** A list of contents or tutorials that are seen one after the other. */
export const playlistForm = object({
  title: text('Título').max(150).required(),
  /** As the media's file. */
  thumbnail: text('Capa').max(64),
  local: oneOf('Onde aparece', MEDIA_LOCALS, mediaLocalLabel).required(),
  is_active: flag('Ativa').default(true),
});
export type PlaylistForm = InferType<typeof playlistForm>;

const videoLinkTest = {
  name: 'video-link',
  message: '${path}: não encontramos um vídeo neste endereço. Cole o link como aparece no navegador.',
  skipAbsent: true,
  test: (value: string | null | undefined) => videoIdOf(value ?? '') !== null,
};
