import { buffer } from 'node:stream/consumers';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CashBookClosingRow, CashBookEntry, CashBookRow, CashBookYear, cashBook as contract } from '@esteto/contract/money/cash-book';
import { shownStep } from '@esteto/domain/law/tax/step';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { type OwnTaxGuide, ownTaxDifference } from '@esteto/domain/money/boleto/own-tax-guide';
import { carneLeaoFiles, carneLeaoLines } from '@esteto/domain/money/cash-book/carne-leao-file';
import { NOT_AT_HOME } from '@esteto/domain/money/cash-book/cash-book-entry';
import { type CashBookMonthStatus, cashBookMonthStatusLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import {
  type CashBookMonth,
  type CashBookSums,
  carriedChanges,
  cashBookYear,
  openBefore,
} from '@esteto/domain/money/cash-book/cash-book-year';
import { RECEIPT_STANDS, receiptStanding } from '@esteto/domain/money/cash-book/receipt';
import { addCompetence, competenceOf, formatCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { ZipFile } from 'yazl';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type CashBookFigures, cashBookMonths, cashBooks, cashBookEntries as table } from '../../../tables/cash-book/cash-book.tables.ts';
import type { AccountingParameterService } from '../../month/accounting-parameter/accounting-parameter.service.ts';
import { tablesTold } from '../../month/accounting-parameter/accounting-parameter-scope.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as books from './cash-book.repository.ts';
import { piles as closingPiles, closings } from './cash-book-closings.repository.ts';
import { followGuide, GUIDE_OF_MONTH, type GuideOfMonth } from './cash-book-guide.ts';
import { importing } from './cash-book-import.ts';
import { proving } from './cash-book-proof.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs' | 'files'> & {
  notices: NoticeService;
  boletos: Pick<BoletoService, 'followOwnTax'>;
  accountingParameters: Pick<AccountingParameterService, 'ofMonths'>;
};

export type CashBookService = ReturnType<typeof cashBookService>;

/** Lines of a year that go into memory at once. */
const MOST_ENTRIES = 20_000;

export const cashBookService = ({ db, work, clock, jobs, files, notices, boletos, accountingParameters }: Parts) => {
  /** Every month as it is computed, of a closed one with what it was computed with; 404 for whoever is no doctor. Three statements. */
  const computed = async (reader: Reader, user_id: number, year: number) => {
    const sums = await books.sums(reader, [user_id], year);
    const book = await books.bookOf(reader, user_id, year);
    const { tables } = await accountingParameters.ofMonths(reader);
    const months = monthsOf({ year, tables }, sums.get(user_id) ?? [], book);
    return { dependents: book.dependents, works_at_home: book.works_at_home, months };
  };

  const yearOf = (user_id: number, year: number): Promise<CashBookYear> => computed(db, user_id, year);

  /** What is written waits for whoever closes the months of these days; a closed one takes nothing and lets nothing go, which the database says. */
  const holdMonths = async (tx: Tx, user_id: number, days: readonly string[]): Promise<void> => {
    await books.lockMonths(tx, user_id, days.map(competenceOf));
  };

  const refuseHome = async (tx: Tx, user_id: number, { is_home_office }: { is_home_office: boolean }): Promise<void> => {
    if (is_home_office && !(await books.worksAtHome(tx.db, user_id))) throw invalid({ is_home_office: NOT_AT_HOME });
  };

  /** What a month comes to now; refuses one that does not close in order. */
  const figuresToKeep = async (tx: Tx, user_id: number, month: string): Promise<CashBookFigures> => {
    const { months } = await computed(tx.db, user_id, Number(month.slice(0, 4)));
    const open = openBefore(month, months);
    if (open) throw invalid({ month: `Feche antes ${formatCompetenceLong(open)}, que está em aberto.` });
    const own = months.find((one) => one.month === month);
    if (!own) throw new Error('a year without one of its months');
    const { month_status: _status, changes: _changes, guide: _guide, ...figures } = own;
    return figures;
  };

  const move = (actor: SessionActor, { id, month, reason }: { id: number; month: string; reason?: string }, to: CashBookMonthStatus) =>
    work(actor, async (tx) => {
      const { company_id } = await books.keeperOf(tx.db, id);
      if (to === 'closed' && month >= competenceOf(tx.today)) throw invalid({ month: 'Este mês ainda não acabou.' });
      const [row] = await books.lockMonths(tx, id, [month]);
      if (!row) return;
      const isClosed = row.month_status === 'closed';
      if (isClosed === (to === 'closed')) throw wrongStatus(row.month_status);
      const action = to === 'closed' ? 'cash_book_month.closed' : 'cash_book_month.reopened';
      const event = { action, company_id, reason: reason ?? null } as const;
      if (to === 'closed') {
        const figures = await figuresToKeep(tx, id, month);
        await tx.change(cashBookMonths, row, { month_status: to, closed_at: tx.now, figures }, event);
        await jobs.enqueue(tx, GUIDE_OF_MONTH, { user_id: id, month } satisfies GuideOfMonth, `cash-book-guide-${row.id}-${row.version}`);
        return;
      }
      await tx.change(cashBookMonths, row, { month_status: to, closed_at: null, figures: null }, event);
      await notices.tell(tx, [reopenedNews(row, company_id)]);
    });

  return {
    /** The months of a person's book of which the caller knows how they stand. One statement. */
    monthsOf: async (user_id: number, book: KnownBook, of: { year: number; tables: LawTables }): Promise<CashBookYear['months']> =>
      monthsOf(of, (await books.sums(db, [user_id], of.year)).get(user_id) ?? [], book),

    /** The person's own, whichever of their companies they look at. */
    year: ({ user }: CompanyActor, { year }: InputOf<typeof contract.year>): Promise<CashBookYear> => yearOf(user.id, year),

    settings: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.settings>, 'body'>): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const event = { action: 'cash_book.settings_edited' } as const;
        const [before] = await tx.lockAll(cashBooks, { scope: books.settingsOf(user_id), most: 1 });
        if (before) await tx.change(cashBooks, before, body, event);
        else await tx.insert(cashBooks, { ...body, user_id }, event);
      }),

    entries: ({ user }: CompanyActor, input: InputOf<typeof contract.entries>): Promise<Page<CashBookEntry>> =>
      books.list(db, user.id, input),

    detail: ({ user }: CompanyActor, { id }: { id: number }): Promise<CashBookEntry> => books.detail(db, user.id, id),

    create: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.create>, 'body'>): Promise<CashBookEntry> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        await refuseHome(tx, user_id, body);
        await holdMonths(tx, user_id, [body.entry_date]);
        const values = { ...books.columnsOf(body), user_id };
        const { id } = await refuseTaken(RECEIPT_TAKEN, () => tx.insert(table, values, { action: 'cash_book_entry.created' }));
        return books.detail(tx.db, user_id, id);
      }),

    update: (
      actor: CompanyActor,
      { id, body: { version, ...form } }: Pick<InputOf<typeof contract.update>, 'id' | 'body'>,
    ): Promise<CashBookEntry> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const before = await tx.lock(table, { id, version, scope: books.ofPerson(user_id) });
        if (!before.is_home_office) await refuseHome(tx, user_id, form);
        await holdMonths(tx, user_id, [before.entry_date, form.entry_date]);
        await refuseTaken(RECEIPT_TAKEN, () => tx.change(table, before, books.columnsOf(form), { action: 'cash_book_entry.edited' }));
        return books.detail(tx.db, user_id, id);
      }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const before = await tx.lock(table, { id, version: null, scope: books.ofPerson(user_id) });
        if (receiptStanding(before) === 'issued') throw new AppError(422, { message: RECEIPT_STANDS, code: 'illegal_transition' });
        await holdMonths(tx, user_id, [before.entry_date]);
        await tx.change(table, before, { deleted_at: tx.now }, { action: 'cash_book_entry.removed' });
      }),

    ...importing({ db, work, clock }),
    ...proving({ db, work, clock, files }),

    /** A file of CSV; of more lines than the program takes at once, a zip of several. */
    file: async ({ user }: CompanyActor, { year, kind }: InputOf<typeof contract.file>): Promise<FileAnswer> => {
      const rows = await books.toDeclare(db, user.id, year, kind, MOST_ENTRIES + 1);
      if (rows.length > MOST_ENTRIES)
        throw invalid({ year: `São mais de ${MOST_ENTRIES} lançamentos no ano. Fale com a equipe do Esteto.` });
      const name = `carne-leao-${kind === 'income' ? 'rendimentos' : 'pagamentos'}-${year}`;
      const parts = carneLeaoFiles(carneLeaoLines(rows, await books.professionalOf(db, user.id))).map((text) =>
        Buffer.from(text, 'latin1'),
      );
      const [first = Buffer.alloc(0), ...more] = parts;
      if (more.length === 0) return { bytes: first, mime: 'text/csv; charset=iso-8859-1', name: `${name}.csv` };
      const zip = new ZipFile();
      parts.forEach((bytes, index) => zip.addBuffer(bytes, `${name}-${index + 1}.csv`));
      zip.end();
      return { bytes: await buffer(zip.outputStream), mime: 'application/zip', name: `${name}.zip` };
    },

    everyBook: (_actor: SessionActor, input: InputOf<typeof contract.everyBook>): Promise<Page<CashBookRow>> =>
      books.everyBook(db, input, clock.today()),

    closings: async (_actor: SessionActor, { month, ...input }: InputOf<typeof contract.closings>): Promise<Page<CashBookClosingRow>> => {
      const competence = month ?? addCompetence(competenceOf(clock.today()), -1);
      const page = await closings(db, { ...input, month: competence });
      const year = Number(competence.slice(0, 4));
      const closed = page.items.flatMap(({ id, year: standing }) => (standing ? [id] : []));
      const sums = await books.sums(db, closed, year);
      const tables = tablesTold(page.items.find(({ law }) => law)?.law ?? []);
      const items = page.items.map(({ year: kept, dependents, law: _law, ...row }) => {
        const standing = new Map((kept ?? []).map((one) => [one.month, one]));
        const months = kept ? monthsOf({ year, tables }, sums.get(row.id) ?? [], { dependents: dependents ?? 0, standing }) : [];
        const figures = standing.get(competence)?.figures ?? null;
        return { ...row, changes: months.find((one) => one.month === competence)?.changes ?? [], guide: guideOf(row.guide, figures) };
      });
      return { ...page, items };
    },

    yearOfPerson: (_actor: SessionActor, { id, year }: InputOf<typeof contract.yearOfPerson>): Promise<CashBookYear> => yearOf(id, year),

    closeMonth: (actor: SessionActor, { id, body }: InputOf<typeof contract.closeMonth>): Promise<void> =>
      move(actor, { id, ...body }, 'closed'),

    reopenMonth: (actor: SessionActor, { id, body }: InputOf<typeof contract.reopenMonth>): Promise<void> =>
      move(actor, { id, ...body }, 'reopened'),

    ...teamComments({ db, work }, { type: 'cash_book', find: books.keeperOf, entity: 'user', deleted: 'cash_book.comment_deleted' }),

    followGuide: followGuide({ work, boletos }),
    piles: () => closingPiles(db, clock.today()),
  };
};

/** What counts for the tax of a book, and how each of its months stands that has a row. */
type KnownBook = {
  dependents: number;
  standing: ReadonlyMap<string | null, { month_status: CashBookMonthStatus | null; figures: CashBookFigures | null; guide?: Guide | null }>;
};

type Guide = Pick<OwnTaxGuide, 'status' | 'amount' | 'due_date'> & { id: number };

/** What is shown of a month's guide: beside a month that is open nothing is settled with which it could disagree. */
const guideOf = (guide: Guide | null | undefined, figures: CashBookFigures | null): CashBookYear['months'][number]['guide'] =>
  guide
    ? { id: guide.id, status: guide.status, difference: figures && ownTaxDifference(guide, { ...figures, amount: figures.darf }) }
    : null;

/** A closed month stays as it was and leaves the next one what it left then; beside it stands what the earlier ones would bring it now. */
const monthsOf = (of: { year: number; tables: LawTables }, sums: readonly CashBookSums[], { dependents, standing }: KnownBook) => {
  const figuresIn = (month: string) => standing.get(month)?.figures ?? undefined;
  const dependentsIn = (month: string) => figuresIn(month)?.dependents ?? dependents;
  const now = cashBookYear(of, sums, dependentsIn);
  return cashBookYear(of, sums, dependentsIn, figuresIn).map((month, index) => {
    const figures = figuresIn(month.month);
    const today = now[index];
    return {
      ...(figures ?? figuresOf(month, dependents)),
      month_status: standing.get(month.month)?.month_status ?? ('open' as const),
      without_receipt: today?.without_receipt ?? 0,
      changes: figures && today ? carriedChanges(figures, today) : [],
      guide: guideOf(standing.get(month.month)?.guide, figures ?? null),
    };
  });
};

const RECEIPT_TAKEN = {
  constraint: 'cash_book_entries_receipt',
  field: 'receipt_number',
  message: 'Este recibo já está em outro lançamento.',
};

const wrongStatus = (status: CashBookMonthStatus): AppError =>
  new AppError(422, { message: `Este mês está ${cashBookMonthStatusLabel[status].toLowerCase()}.`, code: 'illegal_transition' });

const reopenedNews = ({ id, user_id, month, version }: Row<typeof cashBookMonths>, company_id: number): News => ({
  kind: 'closing.reopened',
  company_id,
  to: { user_id },
  title: `Livro-caixa de ${formatCompetence(month)} reaberto`,
  body: 'O contador abriu o mês de novo para corrigir. O imposto pode mudar até ele fechar outra vez.',
  action_url: '/app/livro-caixa',
  key: `cash-book-month-${id}-reopened-${version}`,
});

const figuresOf = (month: CashBookMonth, dependents: number): CashBookFigures => ({
  ...month,
  dependents,
  steps: month.steps.map(shownStep),
});
