import { mediaFilters, mediaForm, mediaOrderForm, playlistForm } from '@esteto/domain/office/media/media-form';
import { MEDIA_LOCALS } from '@esteto/domain/office/media/media-kinds';
import { object as form, oneOf, text } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { mediaLibrary } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** Who watched, how far on average (0 to 1; null where nobody can tell), and what they said to 'Isto resolveu?'. */
const figures = {
  viewers_count: number().required(),
  watched_part: number().nullable().defined(),
  solved_count: number().required(),
  unsolved_count: number().required(),
};

export const mediaRow = mediaForm.pick(['title', 'type', 'category', 'local', 'duration', 'is_visible', 'is_fixed']).shape({
  id: number().required(),
  created_at: string().required(),
  /** How many of a hundred who answered were not helped; -1 where nobody answered. */
  unsolved_share: number().required(),
  ...figures,
});
export type MediaRow = InferType<typeof mediaRow>;

/** A file of the record's: shown, and played, at an address that holds for this session only. */
const keptFile = object({ name: string().required(), size: number().required(), url: string().required() });

export const mediaDetail = mediaForm.shape({
  ...recordFields,
  kept_file: keptFile.nullable().defined(),
  poster_url: string().nullable().defined(),
  related: array(object({ id: number().required(), title: string().required() }).required()).required(),
});
export type MediaDetail = InferType<typeof mediaDetail>;

/** The order in which people see them, with what one of them needs to be known by. */
export const mediaInOrder = mediaRow.pick(['id', 'title', 'category', 'duration', 'is_visible', 'is_fixed']);
export type MediaInOrder = InferType<typeof mediaInOrder>;

export const mediaViewer = object({
  id: number().required(),
  user_name: string().required(),
  started_at: string().required(),
  watched_part: number().nullable().defined(),
  solved: boolean().nullable().defined(),
});
export type MediaViewer = InferType<typeof mediaViewer>;

export const playlistRow = playlistForm.pick(['title', 'local', 'is_active']).shape({
  id: number().required(),
  version: number().required(),
  media_count: number().required(),
});
export type PlaylistRow = InferType<typeof playlistRow>;

export const playlistDetail = playlistForm.shape({
  ...recordFields,
  thumbnail_url: string().nullable().defined(),
  items: array(mediaInOrder.required()).required(),
});
export type PlaylistDetail = InferType<typeof playlistDetail>;

export const media = {
  list: get('admin/media', {
    summary: 'Vídeos e GIFs, com quem viu e o que achou.',
    who: mediaLibrary.view,
    query: listQuery(['created_at', 'title', 'unsolved_share'], mediaFilters),
    answer: page(mediaRow),
  }),
  detail: get('admin/media/:id', { summary: 'Um vídeo ou GIF.', who: mediaLibrary.view, answer: mediaDetail }),
  create: post('admin/media', { summary: 'Inclui um vídeo ou GIF.', who: mediaLibrary.edit, body: mediaForm, answer: mediaDetail }),
  update: put('admin/media/:id', {
    summary: 'Altera um vídeo ou GIF.',
    who: mediaLibrary.edit,
    body: versioned(mediaForm),
    answer: mediaDetail,
  }),
  remove: del('admin/media/:id', { summary: 'Exclui um vídeo ou GIF, com os seus arquivos.', who: mediaLibrary.delete }),
  /** All of one place, a thousand at most. */
  inOrder: get('admin/media-order', {
    summary: 'Os vídeos de um lugar, na ordem em que as pessoas os veem.',
    who: mediaLibrary.view,
    query: form({ local: oneOf('Onde aparece', MEDIA_LOCALS).required() }),
    answer: array(mediaInOrder.required()).required(),
  }),
  order: post('admin/media-order', { summary: 'Ordena os vídeos de um lugar.', who: mediaLibrary.edit, body: mediaOrderForm }),
  viewers: get('admin/media/:id/viewers', {
    summary: 'Quem viu um vídeo, até onde, e se resolveu.',
    who: mediaLibrary.view,
    query: listQuery(['started_at'], form({ search: text('Busca').max(100) })),
    answer: page(mediaViewer),
  }),
};

export const mediaPlaylist = {
  list: get('admin/media-playlists', { summary: 'Playlists.', who: mediaLibrary.view, answer: array(playlistRow.required()).required() }),
  detail: get('admin/media-playlists/:id', { summary: 'Uma playlist.', who: mediaLibrary.view, answer: playlistDetail }),
  create: post('admin/media-playlists', {
    summary: 'Cria uma playlist.',
    who: mediaLibrary.edit,
    body: playlistForm,
    answer: playlistDetail,
  }),
  update: put('admin/media-playlists/:id', {
    summary: 'Altera uma playlist e a sua ordem.',
    who: mediaLibrary.edit,
    body: versioned(playlistForm),
    answer: playlistDetail,
  }),
  remove: del('admin/media-playlists/:id', { summary: 'Exclui uma playlist; os vídeos ficam.', who: mediaLibrary.delete }),
};
