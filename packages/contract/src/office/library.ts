import { helpFilters, libraryFilters, progressForm, solvedForm } from '@esteto/domain/office/media/media-form';
import { MEDIA_CATEGORIES, MEDIA_LOCALS, MEDIA_TYPES } from '@esteto/domain/office/media/media-kinds';
import { WATCHING } from '@esteto/domain/office/media/watching';
import { object as form, oneOf } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { mediaWatching } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';

/** One to choose: `watched_part` from 0 to 1, null where nobody can tell. */
export const libraryCard = object({
  id: number().required(),
  title: string().required(),
  type: string().oneOf(MEDIA_TYPES).required(),
  category: string().oneOf(MEDIA_CATEGORIES).required(),
  local: string().oneOf(MEDIA_LOCALS).required(),
  duration: number().nullable().defined(),
  is_fixed: boolean().required(),
  poster_url: string().nullable().defined(),
  watching: string().oneOf(WATCHING).required(),
  watched_part: number().nullable().defined(),
});
export type LibraryCard = InferType<typeof libraryCard>;

export const libraryPlaylist = object({
  id: number().required(),
  title: string().required(),
  thumbnail_url: string().nullable().defined(),
  media_count: number().required(),
});
export type LibraryPlaylist = InferType<typeof libraryPlaylist>;

/** What a place shows before its list. */
export const libraryShelf = object({
  begun: array(libraryCard.required()).required(),
  fresh: array(libraryCard.required()).required(),
  playlists: array(libraryPlaylist.required()).required(),
});
export type LibraryShelf = InferType<typeof libraryShelf>;

const chapter = object({ start: number().required(), title: string().required() });

/** One to watch. The addresses hold for this session; `embed_url` is the page of a video of the video-sharing site. */
export const libraryMedia = libraryCard.shape({
  text: string().defined(),
  chapters: array(chapter.required()).required(),
  transcript: string().nullable().defined(),
  tags: array(string().required()).required(),
  file_url: string().nullable().defined(),
  captions_url: string().nullable().defined(),
  embed_url: string().nullable().defined(),
  /** The second to go on from; null: the beginning. */
  goes_on_at: number().nullable().defined(),
  solved: boolean().nullable().defined(),
  related: array(libraryCard.required()).required(),
});
export type LibraryMedia = InferType<typeof libraryMedia>;

export const libraryPlaylistDetail = libraryPlaylist.shape({
  local: string().oneOf(MEDIA_LOCALS).required(),
  items: array(libraryCard.required()).required(),
});
export type LibraryPlaylistDetail = InferType<typeof libraryPlaylistDetail>;

export const library = {
  list: get('media', {
    summary: 'Conteúdos ou tutoriais.',
    who: mediaWatching.view,
    query: listQuery(['place'], libraryFilters),
    answer: page(libraryCard),
  }),
  shelf: get('media-shelf', {
    summary: 'O que a pessoa começou a ver, o que é novo, e as playlists.',
    who: mediaWatching.view,
    query: form({ local: oneOf('Onde aparece', MEDIA_LOCALS).required() }),
    answer: libraryShelf,
  }),
  detail: get('media/:id', { summary: 'Um conteúdo ou tutorial, para ver.', who: mediaWatching.view, answer: libraryMedia }),
  /** Three at most; those about the refusal come first. */
  help: get('media-help', {
    summary: 'Tutoriais e conteúdos que ajudam na tela ou com a recusa.',
    who: mediaWatching.view,
    query: helpFilters,
    answer: array(libraryCard.required()).required(),
  }),
  /** Both of these say where the person stands now: said twice, it is the same. */
  progress: post('media/:id/progress', {
    summary: 'Guarda até onde a pessoa viu.',
    who: mediaWatching.view,
    body: progressForm,
    keyless: true,
  }),
  solved: post('media/:id/solved', { summary: 'Guarda se resolveu.', who: mediaWatching.view, body: solvedForm, keyless: true }),
  playlist: get('media-playlists/:id', { summary: 'Uma playlist.', who: mediaWatching.view, answer: libraryPlaylistDetail }),
};
