import type { InferType } from 'yup';
import { videoIdOf } from '../../shared/document/video-link.ts';
import { flag, id, integer, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { readCaptions } from './captions.ts';
import { HELP_PLACES, helpPlaceLabel } from './help-place.ts';
import {
  MEDIA_CATEGORIES,
  MEDIA_LOCALS,
  MEDIA_TYPES,
  MEDIA_VISIBILITIES,
  mediaCategoryLabel,
  mediaLocalLabel,
  mediaTypeLabel,
  mediaVisibilityLabel,
} from './media-kinds.ts';

const title = () => text('Título').max(150).required();
const local = () => oneOf('Onde aparece', MEDIA_LOCALS, mediaLocalLabel);
/** A number of seconds, up to a day. */
const seconds = (label: string) => integer(label).min(0).max(86_400);

const captionsTest = {
  name: 'captions',
  skipAbsent: true,
  test: (value: string | null | undefined, { createError }: { createError: (error: { message: string }) => Error }) => {
    const read = readCaptions(value ?? '');
    return read.ok || (createError({ message: read.message }) as never);
  },
};

/** What staff fill in about a content or tutorial: a video by its link or its file, a GIF by its file. */
export const mediaForm = object({
  title: title(),
  type: oneOf('Tipo', MEDIA_TYPES, mediaTypeLabel).required(),
  url: text('Link do vídeo')
    .max(500)
    .when(['type', 'file'], ([type, file], schema) =>
      type === 'video'
        ? file
          ? schema.max(0, 'Escolha um dos dois: o arquivo ou o link.')
          : schema.required(NOTHING).test(videoLinkTest)
        : schema,
    ),
  /** What was uploaded: the upload's id while it is new, the file's once it is kept. */
  file: text('Arquivo')
    .max(80)
    .when('type', ([type], schema) => (type === 'gif' ? schema.required('Envie o arquivo do GIF e espere o envio terminar.') : schema)),
  /** A picture of it, as the file. */
  poster: text('Capa').max(80),
  /** As the browser reads it from the file. */
  duration: seconds('Duração'),
  description: longText('Descrição').max(5000),
  captions: longText('Legendas').max(200_000).test(captionsTest),
  transcript: longText('Transcrição').max(100_000),
  category: oneOf('Categoria', MEDIA_CATEGORIES, mediaCategoryLabel).required(),
  local: local().required(),
  is_visible: flag('Visível').default(true),
  is_fixed: flag('Fixado no topo'),
  related_media: list('Relacionados', id('Relacionado').required(), 20),
  tags: list('Marcadores', text('Marcador').max(40).required(), 20),
  /** Where it is offered to whoever is there, or is refused so. */
  help_places: list('Ajuda em', oneOf('Ajuda em', HELP_PLACES, helpPlaceLabel).required(), HELP_PLACES.length),
});
export type MediaForm = InferType<typeof mediaForm>;

/** A list of contents or tutorials that are seen one after the other, in the order of `media_ids`. */
export const playlistForm = object({
  title: title(),
  /** As the media's file. */
  thumbnail: text('Capa').max(80),
  local: local().required(),
  is_active: flag('Ativa').default(true),
  media_ids: list('Vídeos', id('Vídeo').required(), 100),
});
export type PlaylistForm = InferType<typeof playlistForm>;

/** The media of one place, in the order in which people see them. */
export const mediaOrderForm = object({ local: local().required(), ids: list('Vídeos', id('Vídeo').required(), 1000) });

/** How the staff's list may be narrowed. */
export const mediaFilters = object({
  search: text('Busca').max(100),
  type: oneOf('Tipo', MEDIA_TYPES, mediaTypeLabel),
  category: oneOf('Categoria', MEDIA_CATEGORIES, mediaCategoryLabel),
  local: local(),
  visibility: oneOf('Visibilidade', MEDIA_VISIBILITIES, mediaVisibilityLabel),
});
export type MediaFilters = InferType<typeof mediaFilters>;

/** How whoever reads the library may narrow it. */
export const libraryFilters = object({
  local: local().required(),
  search: text('Busca').max(100),
  category: oneOf('Categoria', MEDIA_CATEGORIES, mediaCategoryLabel),
});
export type LibraryFilters = InferType<typeof libraryFilters>;

/** What somebody may need help with: the page on which they are, and what the server refused them. */
export const helpFilters = object({ page: oneOf('Tela', HELP_PLACES), refusal: oneOf('Recusa', HELP_PLACES) });
export type HelpFilters = InferType<typeof helpFilters>;

/** Where a person stands in what they watch. */
export const progressForm = object({ position: seconds('Posição').required() });

/** What a person says about what they watched. */
export const solvedForm = object({ solved: flag('Isto resolveu?').required() });

const NOTHING = 'Envie o arquivo do vídeo e espere o envio terminar, ou cole o link.';

const videoLinkTest = {
  name: 'video-link',
  message: '${path}: não encontramos um vídeo neste endereço. Cole o link como aparece no navegador.',
  skipAbsent: true,
  test: (value: string | null | undefined) => videoIdOf(value ?? '') !== null,
};
