import type { DataExportRow } from '@esteto/contract/office/data-export';
import { DATA_EXPORT_DAYS } from '@esteto/domain/office/data-export/data-export-life';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { dataExportLetter } from '@esteto/mail/user/data-export-letter';
import type { Deps } from '../../../deps.ts';
import type { ReceivedFile } from '../../../platform/files/file-store.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { dataExports as table } from '../../../tables/data-export/data-export.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import { collectData } from './collect-data.ts';
import { openArchive } from './data-archive.ts';
import * as exports from './data-export.repository.ts';

export const DATA_EXPORT = 'data-exports.make';
export const DATA_EXPORT_MAIL = 'data-exports.mail';

export type DataExportMail = { id: number; user_id: number };

/** A copy holds everything and takes a while to make: one a day is enough for anybody. */
const BETWEEN_MS = 86_400_000;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'jobs' | 'mail' | 'config' | 'secrets'> & { users: UserService };

export const dataExportService = ({ db, work, clock, files, jobs, mail, config, secrets, users }: Parts) => {
  /** The zip with all that is the person's, straight to where files lie. */
  const write = async (person: { id: number; name: string }): Promise<ReceivedFile> => {
    const at = clock.now().toISOString();
    const archive = openArchive(at);
    const filled = collectData({ db, files, secrets }, person, at, archive).catch((error: unknown) => {
      archive.fail(error);
      throw error;
    });
    const [received, collected] = await Promise.allSettled([files.receive(archive.stream), filled]);
    // What began it says more than what followed.
    if (collected.status === 'rejected') throw collected.reason;
    if (received.status === 'rejected') throw received.reason;
    return received.value;
  };

  const make = async (row: Awaited<ReturnType<typeof exports.waiting>>[number]): Promise<void> => {
    const person = await users.find(row.user_id);
    const actor = systemActor(`data-export-${row.id}`);
    const made = person && (await write(person).catch((error: unknown) => ({ error })));
    const zip = made && 'id' in made ? made : null;
    // The state is read again under the lock: of two servers that made the same copy, the second keeps nothing and tells nobody.
    await work(actor, async (tx): Promise<void> => {
      const before = await tx.lock(table, { id: row.id, version: null, scope: undefined });
      if (before.state !== 'waiting') return;
      if (!zip) {
        await tx.change(table, before, { state: 'failed' }, { action: 'data_export.failed' });
        return;
      }
      const file_id = await files.keepReceived(tx, zip, { mime: 'application/zip', name: 'meus-dados.zip' });
      const expires_at = new Date(clock.now().getTime() + DATA_EXPORT_DAYS * 86_400_000).toISOString();
      await tx.change(table, before, { state: 'done', file_id, size: zip.size, expires_at }, { action: 'data_export.made' });
      await jobs.enqueue(tx, DATA_EXPORT_MAIL, { id: row.id, user_id: row.user_id } satisfies DataExportMail, `data-export-${row.id}-made`);
    });
    // The person sees that it failed; the log why.
    if (made && 'error' in made) throw made.error;
  };

  return {
    list: ({ user }: SessionActor): Promise<DataExportRow[]> => exports.list(db, user.id),

    ask: (actor: SessionActor): Promise<DataExportRow> =>
      work(actor, async (tx) => {
        const last = await exports.lastAsked(tx.db, actor.user.id);
        if (last?.state === 'waiting') throw conflict('A cópia que você pediu ainda está em preparo.', 'data_export_waiting');
        const next = last ? Date.parse(last.created_at) + BETWEEN_MS : 0;
        if (next > clock.now().getTime())
          throw conflict(`Uma cópia por dia. A próxima pode ser pedida a partir de ${nextWords(next)}.`, 'data_export_daily');
        const row = await tx.insert(table, { user_id: actor.user.id, state: 'waiting' }, { action: 'data_export.asked' });
        await jobs.enqueue(tx, DATA_EXPORT, {}, `data-export-${row.id}`);
        return row;
      }),

    /** Its owner's only; each time it is fetched stands in the log. */
    fetch: async (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const fetched = await work(actor, async (tx) => {
        const { file_id, state } = await exports.detail(tx.db, id, actor.user.id);
        if (state !== 'done' || !file_id) throw notFound();
        tx.record({ type: 'data_export', id }, { action: 'data_export.fetched' });
        return file_id;
      });
      return files.open(db, fetched, null);
    },

    /** Makes what waits. A job: what another made meanwhile is left alone. */
    make: async (): Promise<void> => {
      await each('copies', await exports.waiting(db), make);
    },

    /** Tells the person that it is there. A job. */
    sendMail: async ({ id, user_id }: DataExportMail): Promise<void> => {
      const person = await users.find(user_id);
      if (!person) return;
      const letter = dataExportLetter({ person: person.name, days: DATA_EXPORT_DAYS, link: config.publicUrl });
      await mail.send({ to: person.email, ...written(letter) }, `data-export-${id}`);
    },

    /** Takes back copies whose days are over. A job. */
    expire: async (jobId: string): Promise<void> => {
      await each('copies', await exports.over(db, clock.now().toISOString()), ({ id, file_id }) =>
        work(systemActor(jobId), async (tx) => {
          const before = await tx.lock(table, { id, version: null, scope: undefined });
          await tx.change(table, before, { state: 'expired', file_id: null }, { action: 'data_export.expired' });
          if (file_id) await files.forget(tx, [file_id]);
        }),
      );
    },
  };
};

const nextWords = (instant: number): string => formatInstantFull(new Date(instant).toISOString());
