import { Readable } from 'node:stream';
import type { Deps } from '../../../deps.ts';
import { withAccount } from '../../../platform/secrets/sealed-accounts.ts';
import { type Archive, type ArchivePart, indexPage, jsonOf } from './data-archive.ts';
import * as exports from './data-export.repository.ts';
import { DATA_PARTS, isHidden } from './data-parts.ts';

type Stored = { id: string; name: string; company_id: number | null };
type Person = { id: number; name: string };

/** Puts all that is the person's into the archive: the tables as they were at one moment, then the files, then what a person reads first. */
export const collectData = async (
  { db, files, secrets }: Pick<Deps, 'db' | 'files' | 'secrets'>,
  person: Person,
  at: string,
  archive: Archive,
): Promise<void> => {
  const parts: ArchivePart[] = [];
  const stored: Stored[] = [];
  const folders = new Map<number, string>();
  await db.transaction(
    async (tx) => {
      const own = await exports.ownCompanies(tx, person.id);
      for (const { id, name } of own) folders.set(id, name);
      const owner = { user_id: person.id, company_ids: own.map(({ id }) => id) };
      for (const part of DATA_PARTS) {
        const archived: ArchivePart = { label: part.label, path: `dados/${part.table}.json`, count: 0 };
        const rows = async function* () {
          for await (const batch of exports.rowsOf(tx, part, owner)) {
            archived.count += batch.length;
            if (part.table === 'files') stored.push(...batch.map(storedIn));
            yield batch.map((row) => withoutSecrets(withAccount(secrets, part.table, row)));
          }
        };
        await archive.add(archived.path, Readable.from(jsonOf(rows())), { compress: true });
        parts.push(archived);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  for (const { id, name, company_id } of stored) {
    const { stream } = await files.open(db, id, company_id);
    const folder = company_id === null ? 'pessoal' : plain(folders.get(company_id) ?? String(company_id));
    // They are compressed already, most of them.
    await archive.add(`arquivos/${folder}/${id.slice(0, 6)}-${plain(name)}`, stream, { compress: false });
  }
  await archive.addText('leia-me.html', indexPage({ name: person.name, at }, parts, stored.length));
  archive.end();
};

const storedIn = ({ id, name, company_id }: exports.StoredRow): Stored => ({
  id: String(id),
  name: String(name),
  company_id: company_id === null ? null : Number(company_id),
});

const withoutSecrets = (row: exports.StoredRow): exports.StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isHidden(column)));

/** A name that every system takes as a file's, and that leads out of no folder. */
const plain = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replace(/^\.+/, '-')
    .slice(0, 80);
