import type { InputOf } from '@esteto/contract/endpoint';
import type { mediaPlaylist as contract, PlaylistDetail, PlaylistRow } from '@esteto/contract/office/media';
import type { PlaylistForm } from '@esteto/domain/office/media/media-form';
import type { Deps } from '../../../../deps.ts';
import { diff } from '../../../../platform/audit/diff.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { playlists as table } from '../../../../tables/media/playlist.tables.ts';
import type { MediaLinks } from '../content/media-links.ts';
import { formFiles } from '../kept-files.ts';
import { named } from '../media.repository.ts';
import type { Uploads } from '../upload/uploads.ts';
import * as playlists from './playlist.repository.ts';

type ServiceDeps = Pick<Deps, 'db' | 'work' | 'files'> & { uploads: Uploads; links: MediaLinks };

export const playlistService = ({ db, work, files, uploads, links }: ServiceDeps) => {
  const shown = async (reader: Deps['db'] | Tx['db'], { session_id }: SessionActor, row: Row<typeof table>): Promise<PlaylistDetail> => {
    const items = await named(reader, row.media_ids);
    const thumbnail_url = row.thumbnail ? links.addressOf({ part: 'thumbnail', id: row.id, session_id }) : null;
    return { ...row, items, media_ids: items.map(({ id }) => id), thumbnail_url };
  };

  /** What is seen one after the other stands in one place. */
  const refuseStrange = async (tx: Tx, { media_ids, local }: PlaylistForm): Promise<void> => {
    if (new Set(media_ids).size < media_ids.length) throw invalid({ media_ids: 'Vídeos: um deles está duas vezes na lista.' });
    const rows = await named(tx.db, media_ids);
    if (rows.length < media_ids.length) throw invalid({ media_ids: 'Vídeos: um deles não existe mais. Retire-o.' });
    const stranger = rows.find((row) => row.local !== local);
    if (stranger)
      throw invalid({ media_ids: `Vídeos: «${stranger.title}» aparece em outro lugar. Retire-o, ou troque onde a playlist aparece.` });
  };

  return {
    list: (_actor: SessionActor): Promise<PlaylistRow[]> => playlists.list(db),

    detail: async (actor: SessionActor, { id }: { id: number }): Promise<PlaylistDetail> => shown(db, actor, await playlists.find(db, id)),

    create: async (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<PlaylistDetail> => {
      const given = formFiles({ files, uploads }, actor.user.id);
      const made = await work(actor, async (tx) => {
        await refuseStrange(tx, body);
        return shown(
          tx.db,
          actor,
          await tx.insert(table, { ...body, ...(await given.keep(tx, cover(body, null))) }, { action: 'playlist.created' }),
        );
      });
      await given.done();
      return made;
    },

    update: async (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<PlaylistDetail> => {
      const given = formFiles({ files, uploads }, actor.user.id);
      const changed = await work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version, scope: undefined });
        await refuseStrange(tx, form);
        return shown(
          tx.db,
          actor,
          await tx.change(table, row, { ...form, ...(await given.keep(tx, cover(form, row.thumbnail))) }, { action: 'playlist.edited' }),
        );
      });
      await given.done();
      return changed;
    },

    remove: async (actor: SessionActor, { id }: { id: number }): Promise<void> => {
      const gone = await work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version: null, scope: undefined });
        const held = row.thumbnail ? [row.thumbnail] : [];
        await playlists.remove(tx, id);
        await files.forget(tx, held);
        tx.record({ type: 'playlist', id }, { action: 'playlist.deleted' }, diff(row, null));
        return held;
      });
      await files.dropBytes(gone);
    },
  };
};

const cover = ({ thumbnail }: PlaylistForm, before: string | null) => [
  { field: 'thumbnail' as const, given: thumbnail, before, role: 'picture' as const },
];
