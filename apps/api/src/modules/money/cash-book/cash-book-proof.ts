import type { InputOf } from '@esteto/contract/endpoint';
import type { cashBook as contract, EntryProof, PersonProof } from '@esteto/contract/money/cash-book';
import { MOST_PROOFS } from '@esteto/domain/money/cash-book/cash-book-entry';
import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import { cashBookEntries as entries, cashBookProofs as proofs } from '../../../tables/cash-book/cash-book.tables.ts';
import { files as stored } from '../../../tables/platform/files.tables.ts';
import * as books from './cash-book.repository.ts';

/** Papers of a year that staff see at once. */
const MOST_SHOWN = 500;

/**
 * The papers of entries: a photo or a PDF of what was paid or received. They prove and change nothing, so that also an entry of a closed month takes one and
 * lets it go. The person's alone, in whichever of their companies it was sent; that staff opened one stands in the log.
 */
export const proving = ({ db, work, clock, files }: Pick<Deps, 'db' | 'work' | 'clock' | 'files'>) => ({
  proofs: async ({ user }: CompanyActor, { id }: { id: number }): Promise<{ items: EntryProof[] }> => {
    await books.detail(db, user.id, id);
    return { items: await proofsOf(db, and(ofPerson(user.id), eq(proofs.entry_id, id))) };
  },

  attachProof: (actor: CompanyActor, { id, file }: { id: number; file: UploadedFile }): Promise<void> =>
    work(actor, async (tx) => {
      const user_id = actor.user.id;
      const entry = await tx.lock(entries, { id, version: null, scope: books.ofPerson(user_id) });
      const [kept] = await tx.db
        .select({ count: count() })
        .from(proofs)
        .where(and(ofPerson(user_id), eq(proofs.entry_id, id)));
      if ((kept?.count ?? 0) >= MOST_PROOFS)
        throw new AppError(422, { message: `Um lançamento tem no máximo ${MOST_PROOFS} comprovantes.`, code: 'not_attached' });
      const { company_id } = actor.company;
      const file_id = await files.keep(tx, file, company_id);
      await tx.insert(proofs, { user_id, entry_id: entry.id, company_id, file_id }, { action: 'cash_book_proof.added', reason: file.name });
    }),

  proof: async ({ user }: CompanyActor, { proof_id }: InputOf<typeof contract.proof>): Promise<FileAnswer> => {
    const { file_id, company_id } = await find(db, proof_id, ofPerson(user.id));
    return files.read(db, file_id, company_id);
  },

  removeProof: (actor: CompanyActor, { id, proof_id }: InputOf<typeof contract.removeProof>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(proofs, { id: proof_id, version: null, scope: and(ofPerson(actor.user.id), eq(proofs.entry_id, id)) });
      await tx.change(proofs, before, { removed_at: tx.now }, { action: 'cash_book_proof.removed' });
    }),

  proofsOfPerson: async (
    _actor: SessionActor,
    { id, year }: InputOf<typeof contract.proofsOfPerson>,
  ): Promise<{ items: PersonProof[] }> => {
    await books.keeperOf(db, id);
    const ofYear = and(gte(entries.entry_date, `${year}-01-01`), lte(entries.entry_date, `${year}-12-31`));
    const items = await db
      .select({ ...shown, entry_date: entries.entry_date, history: entries.history, amount: entries.amount })
      .from(proofs)
      .innerJoin(stored, eq(stored.id, proofs.file_id))
      .innerJoin(entries, eq(entries.id, proofs.entry_id))
      .where(and(ofPerson(id), books.ofPerson(id), ofYear))
      .orderBy(desc(entries.entry_date), asc(proofs.id))
      .limit(MOST_SHOWN);
    return { items };
  },

  proofOfPerson: async (actor: SessionActor, { id, proof_id }: InputOf<typeof contract.proofOfPerson>): Promise<FileAnswer> => {
    const { file_id, company_id } = await find(db, proof_id, ofPerson(id));
    const file = await files.read(db, file_id, company_id);
    await tellRead({ db, clock }, actor, { type: 'cash_book_proof', id: proof_id, action: 'cash_book_proof.read', reason: file.name });
    return file;
  },
});

const ofPerson = (user_id: number): SQL | undefined => and(eq(proofs.user_id, user_id), isNull(proofs.removed_at));

const { name, mime, size } = getTableColumns(stored);
const shown = { id: proofs.file_id, proof_id: proofs.id, name, mime, size };

const proofsOf = (db: Reader, where: SQL | undefined): Promise<EntryProof[]> =>
  db.select(shown).from(proofs).innerJoin(stored, eq(stored.id, proofs.file_id)).where(where).orderBy(asc(proofs.id));

/** 404 for one that is not among them. */
const find = async (db: Reader, id: number, where: SQL | undefined) => {
  const [row] = await db
    .select()
    .from(proofs)
    .where(and(eq(proofs.id, id), where));
  if (!row) throw notFound();
  return row;
};
