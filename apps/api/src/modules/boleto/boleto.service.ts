import type { BoletoDetail, BoletoRow, boleto as contract, OwnBoletoDetail, OwnBoletoRow, TaxGuideAnswer } from '@esteto/contract/boleto';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { ListInput, Page } from '@esteto/contract/list';
import { type BoletoForm, boletoForm, boletoPaymentForm, type TaxGuide } from '@esteto/domain/boleto/boleto-form';
import { boletoMachine, isOpenBoleto } from '@esteto/domain/boleto/boleto-life';
import { boletoStanding } from '@esteto/domain/boleto/boleto-standing';
import { taxGuideProblem } from '@esteto/domain/boleto/tax-guide-problem';
import { lastDayToPay, waitingCost } from '@esteto/domain/boleto/waiting-cost';
import { whyNoDas } from '@esteto/domain/closing/closing-checks';
import type { Place } from '@esteto/domain/holiday/holiday-place';
import { datedObligation } from '@esteto/domain/obligations/calendar';
import { obligationOfKey } from '@esteto/domain/obligations/obligation-rules';
import { type LocalHolidays, previousBusinessDay } from '@esteto/domain/shared/date/business-day';
import { searchKey } from '@esteto/domain/shared/text/text';
import { renderSVG } from 'uqr';
import type { Deps } from '../../deps.ts';
import { recordHistory } from '../../platform/audit/record-history.ts';
import type { Reader } from '../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../platform/http/bind.ts';
import { inBatches } from '../../platform/jobs/each.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../platform/work/actor.ts';
import type { Row, Values } from '../../platform/work/record-table.ts';
import type { RowKey, Tx } from '../../platform/work/work.ts';
import { boletos as table } from '../../tables/boleto/boleto.tables.ts';
import type { MonthService, Terms } from '../month/month.service.ts';
import type { News, NoticeService } from '../notice/notice.service.ts';
import * as boletos from './boleto.repository.ts';
import { boletoNews, claimNews } from './boleto-news.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  notices: NoticeService;
  months: MonthService;
};
export type BoletoService = ReturnType<typeof boletoService>;

type Of = { id: number };
type Fee = Pick<Values<typeof table>, 'company_id' | 'description' | 'amount' | 'due_date'>;
type Boleto = Row<typeof table>;
type Scope = RowKey['scope'];

/** Boletos in one transaction of the clock. */
const BATCH = 200;

export const boletoService = ({ db, work, clock, files, notices, months }: Parts) => {
  /** What an open boleto costs today, by the holidays of whoever pays it and the office's table of the Selic. */
  const priced = <Found extends Boleto & Place>(row: Found, { local, selic }: Terms) => ({
    ...row,
    ...(isOpenBoleto(row.status)
      ? waitingCost({ ...row, amount: row.amount - (row.paid_amount ?? 0) }, clock.today(), { local: local(row), selic })
      : { now: 0, per_day: 0, needs_new_guide: false, selic_missing: [] }),
  });

  const pricedPage = async <Found extends Boleto & Place>(found: Promise<Page<Found>>) => {
    const [page, terms] = await Promise.all([found, months.terms()]);
    return { ...page, items: page.items.map((row) => priced(row, terms)) };
  };

  const whole = async (reader: Reader, id: number, scope?: Scope, known?: Terms) => {
    const row = await boletos.detail(reader, id, scope);
    const pix_qr = row.pix_code ? renderSVG(row.pix_code) : null;
    return { ...priced(row, known ?? (await months.terms(reader))), pix_qr };
  };

  /** The holidays of where a company is; refuses one that is not there. */
  const localOf = async (reader: Reader, company_id: number, { local }: Terms): Promise<LocalHolidays> => {
    const place = await boletos.placeOf(reader, company_id);
    if (!place) throw invalid({ company_id: 'Escolha uma empresa da lista.' });
    return local(place);
  };

  /** What the guide of a tax should say: what of it is computed, and until when it is paid. */
  const guideOf = async (reader: Reader, { company_id, tax_key, competence }: TaxGuide, local: LocalHolidays) => {
    const month = (await months.taxes([company_id], competence, reader)).get(company_id);
    if (!month) throw notFound();
    const { legal_date } = datedObligation(obligationOfKey(tax_key, competence), { iss_due_day: null, local_holidays: local }, competence);
    return { month, legal_date };
  };

  const refuseOtherTax = async (reader: Reader, company_id: number, form: BoletoForm, local: LocalHolidays): Promise<void> => {
    const { tax_key, competence } = form;
    if (!tax_key || !competence) return;
    const { month, legal_date } = await guideOf(reader, { company_id, tax_key, competence }, local);
    const problem = taxGuideProblem({ ...form, competence }, month, legal_date);
    if (problem) throw invalid(problem);
  };

  const detail = async (reader: Reader, id: number, known?: Terms): Promise<BoletoDetail> => ({
    ...(await whole(reader, id, undefined, known)),
    views: await boletos.views(reader, id),
  });

  const read = async (id: number, scope?: Scope): Promise<FileAnswer> => {
    const { file_id, company_id } = await boletos.detail(db, id, scope);
    if (!file_id) throw notFound();
    return files.read(db, file_id, company_id);
  };

  const history = async (id: number, scope?: Scope): Promise<HistoryEvent[]> => {
    await boletos.detail(db, id, scope);
    return recordHistory(db, { type: 'boleto', id }, HISTORY);
  };

  const refuseFuture = (paid_on: string): void => {
    if (paid_on > clock.today()) throw invalid({ paid_on: 'Pago em: esta data ainda não chegou.' });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BoletoRow>> => pricedPage(boletos.list(db, input)),

    detail: (_actor: SessionActor, { id }: Of): Promise<BoletoDetail> => detail(db, id),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const { company_id } = body;
        const terms = await months.terms(tx.db);
        const local = await localOf(tx.db, company_id, terms);
        await refuseOtherTax(tx.db, company_id, body, local);
        const status = boletoStanding({ ...body, paid_amount: null }, tx.today, local);
        const { id } = await tx.insert(table, { ...body, ...derived(body), status }, { action: 'boleto.created', company_id });
        await notices.tell(tx, [boletoNews(id, body)]);
        return detail(tx.db, id, terms);
      }),

    /** What somebody owes the office for a piece of work, told with the news `beside` it; its id. In the transaction of whoever knows the price. */
    addFee: async (tx: Tx, fee: Fee, beside: readonly News[]): Promise<number> => {
      if (fee.due_date < tx.today) throw invalid({ due_date: 'Vencimento: escolha hoje ou um dia que ainda não chegou.' });
      const values = { ...fee, kind: 'fee', status: 'opened', ...derived({ ...fee, digitable_line: null }) } as const;
      const { company_id } = fee;
      const { id } = await tx.insert(table, values, { action: 'boleto.created', company_id });
      await notices.tell(tx, [boletoNews(id, fee), ...beside]);
      return id;
    },

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const terms = await months.terms(tx.db);
        const local = await localOf(tx.db, before.company_id, terms);
        // One that was sent stays as it is: only what it says anew of its tax is judged.
        if (TAX_FIELDS.some((field) => form[field] !== before[field])) await refuseOtherTax(tx.db, before.company_id, form, local);
        const standing = boletoStanding({ ...before, ...form }, tx.today, local);
        await tx.move(table, boletoMachine, before, { action: 'edit', by: 'staff', before: standing }, { ...form, ...derived(form) });
        return detail(tx.db, id, terms);
      }),

    pay: async (actor: SessionActor, { id, body: { version, paid_on, paid_amount } }: InputOf<typeof contract.pay>): Promise<void> => {
      refuseFuture(paid_on);
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const paid = (before.paid_amount ?? 0) + paid_amount;
        const isLate = paid_on > lastDayToPay(before.due_date, await localOf(tx.db, before.company_id, await months.terms(tx.db)));
        const action = paid < before.amount ? 'pay_part' : isLate ? 'pay_late' : 'pay';
        await tx.move(table, boletoMachine, before, { action, by: 'staff' }, { paid_on, paid_amount: paid, claimed_on: null });
      });
    },

    cancel: async (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.cancel>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
      });
    },

    attach: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        const { company_id } = before;
        const file_id = await files.keep(tx, file, company_id);
        await tx.change(table, before, { file_id }, { action: 'boleto.file_added', company_id, reason: file.name });
        return detail(tx.db, id);
      }),

    guide: async (_actor: SessionActor, { company_id, tax_key, competence }: InputOf<typeof contract.guide>): Promise<TaxGuideAnswer> => {
      const local = await localOf(db, company_id, await months.terms());
      const { month, legal_date } = await guideOf(db, { company_id, tax_key, competence }, local);
      if (tax_key !== 'das') return { amount: null, due_date: legal_date, words: null };
      if (month.simples === null) return { amount: null, due_date: null, words: 'A empresa não está no Simples Nacional nesse mês.' };
      return {
        amount: month.das_due,
        due_date: legal_date,
        words: month.das_due === null ? whyNoDas({ problem: month.simples.problem, untold: month.simples.factor.untold }) : null,
      };
    },

    outflowEntries: (company_id: number, month: string, paidOnly: boolean, input: ListInput): Promise<Page<OwnBoletoRow>> =>
      pricedPage(boletos.outflowEntries(db, company_id, month, paidOnly, input)),

    readFile: (_actor: SessionActor, { id }: Of): Promise<FileAnswer> => read(id),
    history: (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => history(id),

    own: async ({ company }: CompanyActor, input: InputOf<typeof contract.own>): Promise<Page<OwnBoletoRow>> => {
      const terms = await months.terms();
      const local = input.late ? await localOf(db, company.company_id, terms) : undefined;
      const page = await boletos.own(db, company.company_id, input, previousBusinessDay(clock.today(), local));
      return { ...page, items: page.items.map((row) => priced(row, terms)) };
    },

    ownDetail: ({ company }: CompanyActor, { id }: Of): Promise<OwnBoletoDetail> => whole(db, id, boletos.ofCompany(company.company_id)),

    /** Once a day for each person. */
    see: async (actor: CompanyActor, { id }: Of): Promise<void> => {
      await work(actor, async (tx) => {
        const { company_id } = actor.company;
        const before = await tx.lock(table, { id, version: null, scope: boletos.ofCompany(company_id) });
        const isNew = await boletos.addView(tx, id, actor.user.id, `${tx.today}T03:00:00Z`);
        if (isNew) await boletos.seen(tx, before.id);
        if (isNew) tx.record({ type: 'boleto', id }, { action: 'boleto.seen', company_id });
      });
    },

    ownFile: ({ company }: CompanyActor, { id }: Of): Promise<FileAnswer> => read(id, boletos.ofCompany(company.company_id)),

    claim: async (actor: CompanyActor, { id, body: { version, paid_on } }: InputOf<typeof contract.claim>): Promise<void> => {
      refuseFuture(paid_on);
      await work(actor, async (tx) => {
        const { company_id } = actor.company;
        const before = await tx.lock(table, { id, version, scope: boletos.ofCompany(company_id) });
        if (!isOpenBoleto(before.status))
          throw new AppError(422, { message: 'Este boleto não está à espera de pagamento.', code: 'illegal_transition' });
        await tx.change(table, before, { claimed_on: paid_on }, { action: 'boleto.payment_claimed', company_id });
        await notices.tell(tx, [claimNews(before, paid_on)]);
      });
    },

    ownHistory: ({ company }: CompanyActor, { id }: Of): Promise<HistoryEvent[]> => history(id, boletos.ofCompany(company.company_id)),

    /** What fell due before today is told so. A job. */
    expire: async (request_id: string): Promise<void> => {
      const next = (after: number) => boletos.dueIds(db, clock.today(), { after, limit: BATCH });
      await inBatches('boletos', next, (ids) =>
        work(systemActor(request_id), async (tx) => {
          const { local } = await months.terms(tx.db);
          const locked = await boletos.lockDue(tx.db, tx.today, ids);
          const due = locked.filter((row) => boletoStanding(row, tx.today, local(row)) === 'overdue');
          await tx.moveAll(table, boletoMachine, due, { action: 'expire', by: 'system' });
        }),
      );
    },
  };
};

const derived = ({ description, digitable_line }: Pick<BoletoForm, 'description' | 'digitable_line'>) => ({
  search_key: searchKey(`${description} ${digitable_line ?? ''}`),
});

/** What a guide says of its tax. */
const TAX_FIELDS = ['tax_key', 'competence', 'amount', 'due_date'] as const;

/** The fields whose changes the history tells. */
const HISTORY = boletoForm
  .pick(['kind', 'description', 'competence', 'amount', 'due_date', 'digitable_line'])
  .concat(boletoPaymentForm.pick(['paid_on', 'paid_amount']));
