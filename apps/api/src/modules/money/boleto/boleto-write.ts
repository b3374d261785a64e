import type { InputOf } from '@esteto/contract/endpoint';
import type { BoletoDetail, boleto as contract } from '@esteto/contract/money/boleto';
import type { BoletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { awaitsGuide, boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import { replaceProblem } from '@esteto/domain/money/boleto/boleto-replacing';
import { boletoReminder, boletoStanding, payBy } from '@esteto/domain/money/boleto/boleto-standing';
import type { LocalHolidays } from '@esteto/domain/shared/date/business-day';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthlyObligationService } from '../../month/monthly-obligation/monthly-obligation.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import * as boletos from './boleto.repository.ts';
import { placesOf } from './boleto-days.repository.ts';
import { payerOf, refuseOtherTax } from './boleto-guide.ts';
import { askLetters } from './boleto-letters.ts';
import { boletoNews, newGuideNews } from './boleto-news.ts';
import { detail, type Pricing } from './boleto-shown.ts';

// Boletos that staff write, and fees that the work of others brings.

type Parts = Pick<Pricing, 'months'> & {
  monthlyObligations: Pick<MonthlyObligationService, 'followGuides'>;
  notices: Pick<NoticeService, 'tell'>;
  jobs: Deps['jobs'];
};
type Writing = Pick<Deps, 'work'> & Pick<Pricing, 'clock'> & Parts;
type Boleto = Row<typeof table>;
type Fee = Pick<Boleto, 'company_id' | 'description' | 'amount' | 'due_date' | 'competence'> & Partial<Pick<Boleto, 'price_lines'>>;

/** What it comes with: its PDF, where that is kept already, or the repetition that it is of. */
type Beside = Partial<Pick<Boleto, 'file_id' | 'recurrence_id' | 'recurrence_competence'>>;

/** Writes one in the transaction of whoever brings it; its id. */
export const createIn =
  (parts: Parts) =>
  async (tx: Tx, { replaces, ...form }: InputOf<typeof contract.create>['body'], beside: Beside = {}): Promise<number> =>
    insert(parts, tx, { ...form, ...beside }, replaces ? await cancelFormer(tx, form) : null);

export const create =
  ({ work, clock, ...parts }: Writing) =>
  (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<BoletoDetail> =>
    work(actor, async (tx) => detail({ clock, months: parts.months }, tx.db, await createIn(parts)(tx, body)));

/** One that is wrong, or whose day is over, is cancelled for the one that takes its place: whoever waits for that is told of it. */
export const replace =
  ({ work, ...parts }: Pick<Deps, 'work'> & Parts) =>
  (actor: SessionActor, { id, body: { version, reason, ...form } }: InputOf<typeof contract.replace>): Promise<{ id: number }> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const problem = replaceProblem(before);
      if (problem) throw new AppError(422, { message: problem, code: 'illegal_transition' });
      await cancelFor(tx, before, reason);
      return { id: await insert(parts, tx, { ...form, company_id: before.company_id }, before) };
    });

/** `former`: the one in whose place it is made. */
const insert = async (
  { months, monthlyObligations, notices, jobs }: Parts,
  tx: Tx,
  form: BoletoForm & Beside & Pick<Boleto, 'company_id'>,
  former: Boleto | null,
): Promise<number> => {
  const { company_id } = form;
  const taxpayer_id = former?.taxpayer_id ?? null;
  const payer = await payerOf(tx.db, company_id);
  await refuseOtherTax(months, tx.db, ofTaxpayer(payer, taxpayer_id), form);
  const pay_by = payBy(form, payer.local);
  const status = boletoStanding({ pay_by, paid_amount: null }, tx.today);
  if (!taxpayer_id) await boletos.refuseBesideOwn(tx.db, form);
  // What belongs to today is told with the news of it.
  const reminder = boletoReminder(pay_by, tx.today);
  const values = { ...form, ...derived(form), taxpayer_id, pay_by, status, reminder, replaces_id: former?.id ?? null };
  const made = await boletos.refuseTwin(() => tx.insert(table, values, { action: 'boleto.created', company_id }));
  await notices.tell(tx, [former?.new_guide_asked_on ? newGuideNews(made) : boletoNews(made.id, values)]);
  await askLetters({ jobs }, tx, [made]);
  await monthlyObligations.followGuides(tx, made);
  return made.id;
};

export const update =
  ({ work, clock, months, monthlyObligations, notices, jobs }: Writing) =>
  (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<BoletoDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const payer = await payerOf(tx.db, before.company_id);
      // One that was sent stays as it is: only what it says anew of its tax is judged.
      if (TAX_FIELDS.some((field) => form[field] !== before[field]))
        await refuseOtherTax(months, tx.db, ofTaxpayer(payer, before.taxpayer_id), form);
      if (form.amount < (before.paid_amount ?? 0))
        throw invalid({ amount: `Valor: já foram pagos ${formatMoney(before.paid_amount ?? 0)} deste boleto.` });
      if (form.discount_amount && before.paid_amount && form.discount_amount >= form.amount - before.paid_amount)
        throw invalid({ discount_amount: `Desconto: faltam só ${formatMoney(form.amount - before.paid_amount)} deste boleto.` });
      const pay_by = payBy(form, payer.local);
      const standing = boletoStanding({ ...before, pay_by }, tx.today);
      const step = { action: 'edit', by: 'staff', before: standing } as const;
      const isNewGuide = GUIDE_FIELDS.some((field) => form[field] !== before[field]);
      const new_guide_asked_on = isNewGuide ? null : before.new_guide_asked_on;
      const isTold = isNewGuide && (before.new_guide_asked_on !== null || (awaitsGuide(before) && !awaitsGuide({ ...before, ...form })));
      const former = pay_by === before.pay_by ? before.reminder : null;
      const reminder = isTold ? boletoReminder(pay_by, tx.today) : former;
      const values = { ...form, ...derived(form), pay_by, new_guide_asked_on, reminder };
      const after = await boletos.refuseTwin(() => tx.move(table, boletoMachine, before, step, values));
      await monthlyObligations.followGuides(tx, { ...before, ...form });
      if (form.tax_key !== before.tax_key || form.competence !== before.competence) await monthlyObligations.followGuides(tx, before);
      if (isTold) {
        await notices.tell(tx, [newGuideNews({ ...before, ...values })]);
        await askLetters({ jobs }, tx, [after]);
      }
      return detail({ clock, months }, tx.db, id);
    });

/** What somebody owes the office for work, or of a month of the plan, told with the news `beside` it; its id. In the transaction of who knows the price. */
export const addFee =
  ({ notices }: Pick<Writing, 'notices'>) =>
  async (tx: Tx, fee: Fee, beside: readonly News[]): Promise<number> => {
    if (fee.due_date < tx.today) throw invalid({ due_date: 'Vencimento: escolha hoje ou um dia que ainda não chegou.' });
    const { local } = await payerOf(tx.db, fee.company_id);
    const values = feeValues(fee, local, tx.today);
    const { id } = await tx.insert(table, values, { action: 'boleto.created', company_id: fee.company_id });
    await notices.tell(tx, [boletoNews(id, values), ...beside]);
    return id;
  };

/** Fees of a month of the plan of many companies, in the transaction of whoever knows the prices. */
export const addPlanFees =
  ({ months, notices }: Pick<Parts, 'months' | 'notices'>) =>
  async (tx: Tx, fees: readonly (Fee & { plan_month: string })[]): Promise<void> => {
    if (fees.length === 0) return;
    const { local } = await months.terms(tx.db);
    const places = new Map((await placesOf(tx.db, fees)).map(({ id, ...place }) => [id, place]));
    const values = fees.map((fee) => ({
      ...feeValues(fee, local(places.get(fee.company_id) ?? NOWHERE), tx.today),
      plan_month: fee.plan_month,
    }));
    const made = await tx.insertAll(table, values, ({ company_id }) => ({ action: 'boleto.created', company_id }));
    await notices.tell(
      tx,
      made.map((row) => boletoNews(row.id, row)),
    );
  };

const NOWHERE = { state: null, ibge: null };

const feeValues = (fee: Fee, local: LocalHolidays, today: string) => {
  const pay_by = payBy({ ...fee, tax_key: null }, local);
  const reminder = boletoReminder(pay_by, today);
  return { ...fee, kind: 'fee', status: 'opened', pay_by, reminder, ...derived({ ...fee, digitable_line: null }) } as const;
};

/** The guide of the same tax and month that waits, of nothing paid, cancelled; null where the form is of no known tax. */
const cancelFormer = async (
  tx: Tx,
  { company_id, tax_key, competence }: Pick<Boleto, 'company_id' | 'tax_key' | 'competence'>,
): Promise<Boleto | null> => {
  if (!tax_key || !competence) return null;
  const scope = boletos.replaceable(company_id, tax_key, competence);
  const [before] = await tx.lockAll(table, { scope, most: 1 });
  if (!before) throw invalid({ replaces: 'Não há guia em aberto deste tributo e mês para substituir.' });
  await cancelFor(tx, before, 'Substituída por outra guia');
  return before;
};

const cancelFor = (tx: Tx, before: Boleto, reason: string) =>
  tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });

/** The company of somebody with a tax of their own counts as one that says so. */
const ofTaxpayer = <Payer extends object>(payer: Payer, taxpayer_id: number | null): Payer =>
  taxpayer_id ? { ...payer, is_self_employed: true } : payer;

export const derived = ({ description, digitable_line }: Pick<BoletoForm, 'description' | 'digitable_line'>) => ({
  search_key: searchKey(`${description} ${digitable_line ?? ''}`),
});

/** What is paid by: another of these is another guide. */
const GUIDE_FIELDS = ['amount', 'due_date', 'digitable_line', 'pix_code'] as const;

/** What a guide says of its tax. */
const TAX_FIELDS = ['tax_key', 'competence', 'amount', 'due_date'] as const;
