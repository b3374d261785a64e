import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { media as contract, MediaDetail, MediaInOrder, MediaRow, MediaViewer } from '@esteto/contract/office/media';
import { readCaptions, transcriptOf } from '@esteto/domain/office/media/captions';
import { type MediaForm, mediaForm } from '@esteto/domain/office/media/media-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { diff } from '../../../platform/audit/diff.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { media as table } from '../../../tables/media/media.tables.ts';
import type { ContentPart, MediaLinks } from './content/media-links.ts';
import { formFiles } from './kept-files.ts';
import * as library from './media.repository.ts';
import type { Uploads } from './upload/uploads.ts';

type ServiceDeps = Pick<Deps, 'db' | 'work' | 'files'> & { uploads: Uploads; links: MediaLinks };

export const mediaService = ({ db, work, files, uploads, links }: ServiceDeps) => {
  const shown = ({ session_id }: SessionActor, { kept, ...row }: Awaited<ReturnType<typeof library.detail>>): MediaDetail => {
    const address = (part: ContentPart): string => links.addressOf({ part, id: row.id, session_id });
    return {
      ...row,
      kept_file: kept ? { ...kept, url: address('file') } : null,
      poster_url: row.poster ? address('poster') : null,
    };
  };

  const refuseUnknown = async (tx: Tx, { related_media }: MediaForm, id?: number): Promise<void> => {
    if (related_media.includes(id ?? 0)) throw invalid({ related_media: 'Relacionados: um vídeo não pode estar relacionado a ele mesmo.' });
    if ((await library.named(tx.db, related_media)).length < new Set(related_media).size)
      throw invalid({ related_media: 'Relacionados: um dos vídeos não existe mais. Retire-o.' });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<MediaRow>> => library.list(db, input),

    detail: async (actor: SessionActor, { id }: { id: number }): Promise<MediaDetail> => shown(actor, await library.detail(db, id)),

    create: async (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<MediaDetail> => {
      const given = formFiles({ files, uploads }, actor.user.id);
      const made = await work(actor, async (tx) => {
        await refuseUnknown(tx, body);
        const sort_order = await library.firstPlace(tx.db, body.local);
        const { id } = await tx.insert(
          table,
          { ...columnsOf(body), ...(await given.keep(tx, filesIn(body, NO_FILES))), sort_order },
          { action: 'media.created', only: TOLD },
        );
        return shown(actor, await library.detail(tx.db, id));
      });
      await given.done();
      return made;
    },

    update: async (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<MediaDetail> => {
      const given = formFiles({ files, uploads }, actor.user.id);
      const changed = await work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version, scope: undefined });
        await refuseUnknown(tx, form, id);
        const values = { ...columnsOf(form), ...(await given.keep(tx, filesIn(form, row))) };
        await tx.change(table, row, values, { action: 'media.edited', only: TOLD, passing: wordsTold(row, values) });
        return shown(actor, await library.detail(tx.db, id));
      });
      await given.done();
      return changed;
    },

    remove: async (actor: SessionActor, { id }: { id: number }): Promise<void> => {
      const gone = await work(actor, async (tx) => {
        const { captions: _captions, transcript: _transcript, ...row } = await tx.lock(table, { id, version: null, scope: undefined });
        const named = [row.file, row.poster].filter((file) => file !== null);
        await library.remove(tx, id);
        await files.forget(tx, named);
        tx.record({ type: 'media', id }, { action: 'media.deleted' }, diff(row, null));
        return named;
      });
      await files.dropBytes(gone);
    },

    inOrder: (_actor: SessionActor, { local }: InputOf<typeof contract.inOrder>): Promise<MediaInOrder[]> => library.inOrder(db, local),

    order: (actor: SessionActor, { body: { local, ids } }: InputOf<typeof contract.order>): Promise<void> =>
      work(actor, async (tx) => {
        const all = await tx.lockAll(table, { scope: library.ofLocal(local), most: library.MOST_ORDERED });
        const places = new Map(ids.map((id, index) => [id, index + 1]));
        if (all.length !== ids.length || all.some(({ id }) => !places.has(id)))
          throw invalid({ ids: 'Os vídeos mudaram. Abra de novo para ver todos.' });
        await library.order(tx, ids);
        for (const { id, sort_order } of all)
          if (places.get(id) !== sort_order) tx.record({ type: 'media', id }, { action: 'media.ordered' });
      }),

    viewers: async (_actor: SessionActor, { id, ...input }: InputOf<typeof contract.viewers>): Promise<Page<MediaViewer>> => {
      await library.refuseUnknown(db, id);
      return library.viewers(db, id, input);
    },
  };
};

type Files = { file: string | null; poster: string | null };
const NO_FILES: Files = { file: null, poster: null };

const filesIn = ({ type, file, poster }: MediaForm, before: Files) => [
  { field: 'file' as const, given: file, before: before.file, role: type === 'gif' ? ('gif' as const) : ('video' as const) },
  { field: 'poster' as const, given: poster, before: before.poster, role: 'picture' as const },
];

const columnsOf = ({ file: _file, poster: _poster, ...form }: MediaForm) => {
  const transcript = form.transcript ?? saidIn(form.captions);
  return { ...form, transcript, search_key: searchKey([form.title, ...form.tags, form.description, transcript].filter(Boolean).join(' ')) };
};

/** What captions say, where nobody wrote a transcript. */
const saidIn = (captions: string | null): string | null => {
  const read = readCaptions(captions ?? '');
  return read.ok ? transcriptOf(read.cues) || null : null;
};

/** A film's words are as long as a book: that they changed is told, and how they begin. */
const LONG = ['captions', 'transcript'] as const;
const TOLD = new Set(Object.keys(mediaForm.fields).filter((name) => !LONG.some((long) => long === name)));
const TOLD_CHARACTERS = 200;

type Words = { captions: string | null; transcript: string | null };

const wordsTold = (before: Words, after: Words) =>
  LONG.flatMap((path) => {
    const [change] = diff({ [path]: before[path] }, { [path]: after[path] });
    return change
      ? [{ ...change, old: before[path]?.slice(0, TOLD_CHARACTERS) ?? null, new: after[path]?.slice(0, TOLD_CHARACTERS) ?? null }]
      : [];
  });
