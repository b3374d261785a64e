import type { InputOf } from '@esteto/contract/endpoint';
import type { BoletoDetail, boleto as contract } from '@esteto/contract/money/boleto';
import type { BoletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import { boletoReminder, boletoStanding, payBy } from '@esteto/domain/money/boleto/boleto-standing';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import * as boletos from './boleto.repository.ts';
import { payerOf, refuseOtherTax } from './boleto-guide.ts';
import { boletoNews, newGuideNews } from './boleto-news.ts';
import { detail, type Pricing } from './boleto-shown.ts';

// Boletos that staff write, and fees that the work of others brings.

type Writing = Pick<Deps, 'work'> & Pricing & { notices: Pick<NoticeService, 'tell'> };
type Boleto = Row<typeof table>;
type Fee = Pick<Boleto, 'company_id' | 'description' | 'amount' | 'due_date' | 'competence'>;

export const create =
  ({ work, clock, months, notices }: Writing) =>
  (actor: SessionActor, { body: { replaces, ...body } }: InputOf<typeof contract.create>): Promise<BoletoDetail> =>
    work(actor, async (tx) => {
      const { company_id } = body;
      const payer = await payerOf(tx.db, company_id);
      const taxpayer_id = replaces ? await replace(tx, body) : null;
      await refuseOtherTax(months, tx.db, ofTaxpayer(payer, taxpayer_id), body);
      const pay_by = payBy(body, payer.local);
      const status = boletoStanding({ pay_by, paid_amount: null }, tx.today);
      if (!taxpayer_id) await boletos.refuseBesideOwn(tx.db, body);
      // What belongs to today is told with the news of it.
      const values = { ...body, ...derived(body), taxpayer_id, pay_by, status, reminder: boletoReminder(pay_by, tx.today) };
      const { id } = await boletos.refuseTwin(() => tx.insert(table, values, { action: 'boleto.created', company_id }));
      await notices.tell(tx, [boletoNews(id, values)]);
      return detail({ clock, months }, tx.db, id);
    });

export const update =
  ({ work, clock, months, notices }: Writing) =>
  (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<BoletoDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const payer = await payerOf(tx.db, before.company_id);
      // One that was sent stays as it is: only what it says anew of its tax is judged.
      if (TAX_FIELDS.some((field) => form[field] !== before[field]))
        await refuseOtherTax(months, tx.db, ofTaxpayer(payer, before.taxpayer_id), form);
      if (form.amount < (before.paid_amount ?? 0))
        throw invalid({ amount: `Valor: já foram pagos ${formatMoney(before.paid_amount ?? 0)} deste boleto.` });
      const pay_by = payBy(form, payer.local);
      const standing = boletoStanding({ ...before, pay_by }, tx.today);
      const step = { action: 'edit', by: 'staff', before: standing } as const;
      const isNewGuide = GUIDE_FIELDS.some((field) => form[field] !== before[field]);
      const new_guide_asked_on = isNewGuide ? null : before.new_guide_asked_on;
      const isTold = isNewGuide && before.new_guide_asked_on !== null;
      const former = pay_by === before.pay_by ? before.reminder : null;
      const reminder = isTold ? boletoReminder(pay_by, tx.today) : former;
      const values = { ...form, ...derived(form), pay_by, new_guide_asked_on, reminder };
      await boletos.refuseTwin(() => tx.move(table, boletoMachine, before, step, values));
      if (isTold) await notices.tell(tx, [newGuideNews({ ...before, ...values })]);
      return detail({ clock, months }, tx.db, id);
    });

/** What somebody owes the office for work, or of a month of the plan, told with the news `beside` it; its id. In the transaction of who knows the price. */
export const addFee =
  ({ notices }: Pick<Writing, 'notices'>) =>
  async (tx: Tx, fee: Fee, beside: readonly News[]): Promise<number> => {
    if (fee.due_date < tx.today) throw invalid({ due_date: 'Vencimento: escolha hoje ou um dia que ainda não chegou.' });
    const { local } = await payerOf(tx.db, fee.company_id);
    const pay_by = payBy({ ...fee, tax_key: null }, local);
    const reminder = boletoReminder(pay_by, tx.today);
    const values = { ...fee, kind: 'fee', status: 'opened', pay_by, reminder, ...derived({ ...fee, digitable_line: null }) } as const;
    const { id } = await tx.insert(table, values, { action: 'boleto.created', company_id: fee.company_id });
    await notices.tell(tx, [boletoNews(id, values), ...beside]);
    return id;
  };

/** The guide that waits in place of which another is written: of nothing paid, and cancelled with the reason why. Answers whose own tax it was, if a person's. */
const replace = async (
  tx: Tx,
  { company_id, tax_key, competence }: Pick<Boleto, 'company_id' | 'tax_key' | 'competence'>,
): Promise<number | null> => {
  if (!tax_key || !competence) return null;
  const scope = boletos.replaceable(company_id, tax_key, competence);
  const [before] = await tx.lockAll(table, { scope, most: 1 });
  if (!before) throw invalid({ replaces: 'Não há guia em aberto deste tributo e mês para substituir.' });
  const reason = 'Substituída por outra guia';
  await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
  return before.taxpayer_id;
};

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
