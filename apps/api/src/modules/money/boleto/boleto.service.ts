import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { ListInput, Page } from '@esteto/contract/list';
import type {
  BoletoDetail,
  BoletoRow,
  boleto as contract,
  OwnBoletoDetail,
  OwnBoletoRow,
  TaxGuideAnswer,
} from '@esteto/contract/money/boleto';
import { restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { datedObligation, obligationProblem } from '@esteto/domain/law/obligation/calendar';
import { obligationRegimes } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { type BoletoForm, boletoForm, boletoPaymentForm, type TaxGuide } from '@esteto/domain/money/boleto/boleto-form';
import { boletoMachine, isOpenBoleto, isPlanMonth } from '@esteto/domain/money/boleto/boleto-life';
import { boletoStanding, payBy } from '@esteto/domain/money/boleto/boleto-standing';
import { taxGuideProblem } from '@esteto/domain/money/boleto/tax-guide-problem';
import { waitingCost } from '@esteto/domain/money/boleto/waiting-cost';
import { whyNoDas } from '@esteto/domain/month/closing/closing-checks';
import type { LocalHolidays } from '@esteto/domain/shared/date/business-day';
import { searchKey } from '@esteto/domain/shared/text/text';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import { type CompanyActor, type SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { RowKey, Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthService, Terms } from '../../month/month/month.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { SubscriptionService } from '../../plan/plan/subscription/subscription.service.ts';
import * as boletos from './boleto.repository.ts';
import { expireDue, followHoliday } from './boleto-days.ts';
import { boletoNews, claimNews } from './boleto-news.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  notices: NoticeService;
  months: MonthService;
  subscriptions: Pick<SubscriptionService, 'monthPaid'>;
};
export type BoletoService = ReturnType<typeof boletoService>;
type Of = { id: number };
type Fee = Pick<Boleto, 'company_id' | 'description' | 'amount' | 'due_date' | 'competence'>;
type Boleto = Row<typeof table>;
type Payer = NonNullable<Awaited<ReturnType<typeof boletos.payerOf>>> & { company_id: number; local: LocalHolidays };
type Scope = RowKey['scope'];

export const boletoService = ({ db, work, clock, files, notices, months, subscriptions }: Parts) => {
  /** What an open boleto costs today, by the office's table of the Selic. */
  const priced = <Found extends Boleto>(row: Found, { selic }: Pick<Terms, 'selic'>) => ({
    ...row,
    ...(isOpenBoleto(row.status)
      ? waitingCost({ ...row, amount: row.amount - (row.paid_amount ?? 0) }, clock.today(), selic)
      : { now: 0, per_day: 0, needs_new_guide: false, selic_missing: [] }),
  });

  const pricedPage = async <Found extends Boleto>(found: Promise<Page<Found>>) => {
    const [page, terms] = await Promise.all([found, months.terms()]);
    return { ...page, items: page.items.map((row) => priced(row, terms)) };
  };

  const whole = async (reader: Reader, id: number, scope?: Scope) => {
    const row = await boletos.detail(reader, id, scope);
    const pix_qr = row.pix_code ? renderSVG(row.pix_code) : null;
    return { ...priced(row, await months.terms(reader)), pix_qr };
  };

  /** What a company is, with the holidays of where it is; refuses one that is not there. */
  const payerOf = async (reader: Reader, company_id: number): Promise<Payer> => {
    const payer = await boletos.payerOf(reader, company_id);
    if (!payer) throw invalid({ company_id: 'Escolha uma empresa da lista.' });
    const local = new Set(payer.holidays.filter((one) => restsOn(one, payer)).map(({ date }) => date));
    return { ...payer, company_id, local };
  };

  /** What the guide of a tax should say: what of it is computed, and until when it is paid. */
  const guideOf = async (
    reader: Reader,
    { company_id, local }: Payer,
    { tax_key, competence }: Pick<TaxGuide, 'tax_key' | 'competence'>,
  ) => {
    const month = (await months.taxes([company_id], competence, reader)).get(company_id);
    if (!month) throw notFound();
    const place = { iss_due_day: null, local_holidays: local, irpf_deadlines: {} };
    const { legal_date } = datedObligation(obligationOfKey(tax_key, competence), place, competence);
    return { month, legal_date };
  };

  const refuseOtherTax = async (reader: Reader, payer: Payer, form: BoletoForm): Promise<void> => {
    const { tax_key, competence } = form;
    if (!tax_key || !competence) return;
    const { month, legal_date } = await guideOf(reader, payer, { tax_key, competence });
    const problem = taxGuideProblem({ ...form, competence }, month, legal_date, payer);
    if (problem) throw invalid(problem);
  };

  /** The guide that waits in place of which another is written: of nothing paid, and cancelled with the reason why. */
  const replace = async (
    tx: Tx,
    { company_id, tax_key, competence }: Pick<Boleto, 'company_id' | 'tax_key' | 'competence'>,
  ): Promise<void> => {
    if (!tax_key || !competence) return;
    const scope = boletos.replaceable(company_id, tax_key, competence);
    const [before] = await tx.lockAll(table, { scope, most: 1 });
    if (!before) throw invalid({ replaces: 'Não há guia em aberto deste tributo e mês para substituir.' });
    const reason = 'Substituída por outra guia';
    await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
  };

  const detail = async (reader: Reader, id: number): Promise<BoletoDetail> => ({
    ...(await whole(reader, id)),
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

    create: (actor: SessionActor, { body: { replaces, ...body } }: InputOf<typeof contract.create>): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const { company_id } = body;
        const payer = await payerOf(tx.db, company_id);
        await refuseOtherTax(tx.db, payer, body);
        const pay_by = payBy(body, payer.local);
        const status = boletoStanding({ pay_by, paid_amount: null }, tx.today);
        if (replaces) await replace(tx, body);
        const values = { ...body, ...derived(body), pay_by, status };
        const { id } = await refuseTaken(boletos.inForce, () => tx.insert(table, values, { action: 'boleto.created', company_id }));
        await notices.tell(tx, [boletoNews(id, { ...body, pay_by })]);
        return detail(tx.db, id);
      }),

    /** What somebody owes the office for work, or of a month of the plan, told with the news `beside` it; its id. In the transaction of who knows the price. */
    addFee: async (tx: Tx, fee: Fee, beside: readonly News[]): Promise<number> => {
      if (fee.due_date < tx.today) throw invalid({ due_date: 'Vencimento: escolha hoje ou um dia que ainda não chegou.' });
      const { local } = await payerOf(tx.db, fee.company_id);
      const pay_by = payBy({ ...fee, tax_key: null }, local);
      const values = { ...fee, kind: 'fee', status: 'opened', pay_by, ...derived({ ...fee, digitable_line: null }) } as const;
      const { id } = await tx.insert(table, values, { action: 'boleto.created', company_id: fee.company_id });
      await notices.tell(tx, [boletoNews(id, values), ...beside]);
      return id;
    },

    /** What will not be done is not charged; what was paid stays so. In the transaction of whoever knows it. */
    dropFee: async (tx: Tx, id: number, reason: string): Promise<void> => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      if (!boletoMachine.legalActions(before.status, 'staff').includes('cancel')) return;
      await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
    },

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const payer = await payerOf(tx.db, before.company_id);
        // One that was sent stays as it is: only what it says anew of its tax is judged.
        if (TAX_FIELDS.some((field) => form[field] !== before[field])) await refuseOtherTax(tx.db, payer, form);
        const pay_by = payBy(form, payer.local);
        const standing = boletoStanding({ ...before, pay_by }, tx.today);
        const step = { action: 'edit', by: 'staff', before: standing } as const;
        await refuseTaken(boletos.inForce, () => tx.move(table, boletoMachine, before, step, { ...form, ...derived(form), pay_by }));
        return detail(tx.db, id);
      }),

    pay: async (actor: SessionActor, { id, body: { version, paid_on, paid_amount } }: InputOf<typeof contract.pay>): Promise<void> => {
      refuseFuture(paid_on);
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const paid = (before.paid_amount ?? 0) + paid_amount;
        const action = paid < before.amount ? 'pay_part' : paid_on > before.pay_by ? 'pay_late' : 'pay';
        await tx.move(table, boletoMachine, before, { action, by: 'staff' }, { paid_on, paid_amount: paid, claimed_on: null });
        if (action !== 'pay_part' && isPlanMonth(before)) await subscriptions.monthPaid(tx, before.company_id, before.created_at);
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
      const payer = await payerOf(db, company_id);
      const { month, legal_date } = await guideOf(db, payer, { tax_key, competence });
      const none = obligationProblem(tax_key, obligationRegimes({ ...payer, tax_regime: month.tax_regime }), competence);
      if (none) return { amount: null, due_date: null, words: `Não há esta guia: ${none.words}` };
      if (tax_key !== 'das') return { amount: null, due_date: legal_date, words: null };
      if (month.simples === null) return { amount: null, due_date: null, words: 'A empresa não está no Simples Nacional nesse mês' };
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
    piles: () => boletos.piles(db),

    own: ({ company }: CompanyActor, input: InputOf<typeof contract.own>): Promise<Page<OwnBoletoRow>> =>
      pricedPage(boletos.own(db, company.company_id, input, clock.today())),

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

    expire: expireDue({ db, work, clock }),
    followHoliday: followHoliday({ db, work, months }),
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
