import type { DataExportRow } from '@esteto/contract/data-export';
import { DATA_EXPORT_DAYS } from '@esteto/domain/data-export/data-export-life';
import { written } from '@esteto/mail/letter/written';
import { dataExportLetter } from '@esteto/mail/user/data-export-letter';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import type { FileAnswer } from '../../platform/http/bind.ts';
import { each } from '../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../platform/work/actor.ts';
import type { UserService } from '../user/user.service.ts';
import { type ArchiveFile, dataArchive } from './data-archive.ts';
import * as exports from './data-export.repository.ts';
import { dataExports as table } from './data-export.tables.ts';
import { DATA_PARTS, isHidden } from './data-parts.ts';

export const DATA_EXPORT = 'data-exports.make';
export const DATA_EXPORT_MAIL = 'data-exports.mail';

export type DataExportMail = { id: number; user_id: number };

/** All files of a copy are in memory at once. */
const MOST_BYTES = 400 * 1024 * 1024;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'jobs' | 'mail' | 'config'> & { users: UserService };

export const dataExportService = ({ db, work, clock, files, jobs, mail, config, users }: Parts) => {
  /** The zip with all that is the person's. */
  const collect = async (user_id: number, name: string): Promise<Uint8Array> => {
    const own = await exports.ownCompanies(db, user_id);
    const owner = { user_id, company_ids: own.map(({ id }) => id) };
    const parts: Parameters<typeof dataArchive>[1][number][] = [];
    const kept: ArchiveFile[] = [];
    let bytes = 0;
    for (const part of DATA_PARTS) {
      const rows = await exports.rowsOf(db, part, owner);
      parts.push({ label: part.label, path: `dados/${part.table}.json`, rows: rows.map(withoutSecrets) });
      if (part.table !== 'files') continue;
      for (const { id, name: file, company_id } of rows) {
        const folder = own.find((company) => company.id === company_id)?.name ?? String(company_id);
        const { bytes: content } = await files.read(db, String(id), Number(company_id));
        bytes += content.length;
        if (bytes > MOST_BYTES) throw new Error('more files than fit in one copy');
        kept.push({ path: `arquivos/${plain(folder)}/${String(id).slice(0, 6)}-${plain(String(file))}`, bytes: content });
      }
    }
    return dataArchive({ name, at: clock.now().toISOString() }, parts, kept);
  };

  const make = async (row: Awaited<ReturnType<typeof exports.waiting>>[number]): Promise<void> => {
    const person = await users.find(row.user_id);
    const actor = systemActor(`data-export-${row.id}`);
    const made = person && (await collect(person.id, person.name).catch((error: unknown) => ({ error })));
    const zip = made instanceof Uint8Array ? made : null;
    // Of two servers that made the same one, the second keeps nothing and tells nobody.
    await work(actor, async (tx): Promise<void> => {
      const before = await tx.lock(table, { id: row.id, version: null, scope: undefined });
      if (before.state !== 'waiting') return;
      if (!zip) {
        await tx.change(table, before, { state: 'failed' }, { action: 'data_export.failed' });
        return;
      }
      const file_id = await files.keep(tx, { bytes: Buffer.from(zip), mime: 'application/zip', name: 'meus-dados.zip' }, null);
      const expires_at = new Date(clock.now().getTime() + DATA_EXPORT_DAYS * 86_400_000).toISOString();
      await tx.change(table, before, { state: 'done', file_id, size: zip.length, expires_at }, { action: 'data_export.made' });
      await jobs.enqueue(tx, DATA_EXPORT_MAIL, { id: row.id, user_id: row.user_id } satisfies DataExportMail, `data-export-${row.id}-made`);
    });
    // The person sees that it failed; the log why.
    if (made && 'error' in made) throw made.error;
  };

  return {
    list: ({ user }: SessionActor): Promise<DataExportRow[]> => exports.list(db, user.id),

    ask: (actor: SessionActor): Promise<DataExportRow> =>
      work(actor, async (tx) => {
        const [last] = await exports.list(tx.db, actor.user.id);
        if (last?.state === 'waiting') throw conflict('A cópia que você pediu ainda está em preparo.', 'data_export_waiting');
        const row = await tx.insert(table, { user_id: actor.user.id, state: 'waiting' }, { action: 'data_export.asked' });
        await jobs.enqueue(tx, DATA_EXPORT, {}, `data-export-${row.id}`);
        return row;
      }),

    /** Its owner's only; each time it is fetched stands in the log. */
    fetch: (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> =>
      work(actor, async (tx) => {
        const { file_id, state } = await exports.detail(tx.db, id, actor.user.id);
        if (state !== 'done' || !file_id) throw notFound();
        tx.record({ type: 'data_export', id }, { action: 'data_export.fetched' });
        return files.read(tx.db, file_id, null);
      }),

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
          if (file_id) await exports.forgetFile(tx, file_id);
        }),
      );
    },
  };
};

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isHidden(column)));

/** A name that every system takes as a file's. */
const plain = (name: string): string => name.replaceAll(/[/\\:*?"<>|]/g, '-').slice(0, 80);
