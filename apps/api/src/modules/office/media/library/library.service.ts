import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { library as contract, LibraryCard, LibraryMedia, LibraryPlaylistDetail, LibraryShelf } from '@esteto/contract/office/library';
import { chaptersOf } from '@esteto/domain/office/media/chapters';
import { goesOnAt, type Watched, watchedPart, watchingOf } from '@esteto/domain/office/media/watching';
import type { Deps } from '../../../../deps.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { MediaLinks } from '../content/media-links.ts';
import * as library from './library.repository.ts';

/** Some of those that were watched last are seen to their end. */
const WATCHED_LOOKED_AT = 24;
const MOST_BEGUN = 6;
const MOST_FRESH = 6;
const MOST_HELP = 3;

/** What people watch, and how far they have come. Nothing here is a change of a record: who watches writes no history. */
export const libraryService = ({ db, work, clock, links }: Pick<Deps, 'db' | 'work' | 'clock'> & { links: MediaLinks }) => {
  const card =
    ({ session_id }: SessionActor) =>
    (row: library.Card): LibraryCard => {
      const watched = watchedOf(row);
      return {
        ...row,
        poster_url: row.poster ? links.addressOf({ part: 'poster', id: row.id, session_id }) : null,
        watching: watchingOf(watched, row.created_at, clock.now().toISOString()),
        watched_part: watched && watchedPart(watched),
      };
    };

  const cover = ({ session_id }: SessionActor, { id, thumbnail }: { id: number; thumbnail: string | null }): string | null =>
    thumbnail && links.addressOf({ part: 'thumbnail', id, session_id });

  return {
    list: async (actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LibraryCard>> => {
      const page = await library.list(db, actor.user.id, input);
      return { ...page, items: page.items.map(card(actor)) };
    },

    shelf: async (actor: SessionActor, { local }: InputOf<typeof contract.shelf>): Promise<LibraryShelf> => {
      const [watched, unseen, playlists] = await Promise.all([
        library.watchedLast(db, actor.user.id, local, WATCHED_LOOKED_AT),
        library.unseenLast(db, actor.user.id, local, MOST_FRESH),
        library.playlistsOf(db, local),
      ]);
      const begun = watched.filter((row) => goesOnAt(watchedOf(row)) !== null).slice(0, MOST_BEGUN);
      return {
        begun: begun.map(card(actor)),
        fresh: unseen.map(card(actor)).filter(({ watching }) => watching === 'new'),
        playlists: playlists.map((row) => ({ ...row, thumbnail_url: cover(actor, row) })),
      };
    },

    detail: async (actor: SessionActor, { id }: { id: number }): Promise<LibraryMedia> => {
      const row = await library.detail(db, actor.user.id, id);
      const related = await library.named(db, actor.user.id, row.related_media);
      const address = (part: 'file' | 'captions' | 'embed'): string => links.addressOf({ part, id, session_id: actor.session_id });
      return {
        ...row,
        ...card(actor)(row),
        ...chaptersOf(row.description),
        file_url: row.file && address('file'),
        captions_url: row.file && row.hasCaptions ? address('captions') : null,
        embed_url: row.url && !row.file ? address('embed') : null,
        goes_on_at: goesOnAt(watchedOf(row)),
        related: related.map(card(actor)),
      };
    },

    help: async (actor: SessionActor, { page, refusal }: InputOf<typeof contract.help>): Promise<LibraryCard[]> => {
      const places = [refusal, page].filter((place) => place !== null);
      if (places.length === 0) return [];
      return (await library.helping(db, actor.user.id, places, refusal, MOST_HELP)).map(card(actor));
    },

    progress: (actor: SessionActor, { id, body: { position } }: InputOf<typeof contract.progress>): Promise<void> =>
      work(actor, (tx) => library.keepProgress(tx, { id, user_id: actor.user.id }, position)),

    solved: (actor: SessionActor, { id, body: { solved } }: InputOf<typeof contract.solved>): Promise<void> =>
      work(actor, (tx) => library.keepSolved(tx, { id, user_id: actor.user.id }, solved)),

    playlist: async (actor: SessionActor, { id }: { id: number }): Promise<LibraryPlaylistDetail> => {
      const { media_ids, ...row } = await library.playlist(db, id);
      const items = await library.named(db, actor.user.id, media_ids);
      return { ...row, thumbnail_url: cover(actor, row), items: items.map(card(actor)) };
    },
  };
};

const watchedOf = ({ view_id, position, furthest, duration }: library.Card): Watched | null =>
  view_id === null ? null : { position: position ?? 0, furthest: furthest ?? 0, duration };
