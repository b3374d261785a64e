import type { BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import { boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import { boletoReminder, boletoStanding, payBy } from '@esteto/domain/money/boleto/boleto-standing';
import { type OwedTax, ownTaxStep } from '@esteto/domain/money/boleto/own-tax-guide';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthlyObligationService } from '../../month/monthly-obligation/monthly-obligation.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as boletos from './boleto.repository.ts';
import { payerOf } from './boleto-guide.ts';
import { boletoNews } from './boleto-news.ts';
import { derived } from './boleto-write.ts';

/** A tax of a month whose guide the product makes: a person's own, looked after with a company of theirs, or (`taxpayer_id` null) the company's. */
export type OwnTax = OwedTax & {
  company_id: number;
  taxpayer_id: number | null;
  tax_key: BoletoTax;
  competence: string;
  description: string;
  /** Why a guide is cancelled of which nothing is owed any more. */
  nothing_owed: string;
};

type Parts = { monthlyObligations: Pick<MonthlyObligationService, 'followGuides'>; notices: Pick<NoticeService, 'tell'> };

/** Another amount is another guide: its line, its Pix and its paper are of the former one. */
const NO_LINE = { digitable_line: null, pix_code: null, file_id: null } as const;

/**
 * Makes the guide of such a tax of a month, or lets the one that stands follow what the tax is by now. In the transaction of whoever knows the tax.
 */
export const followOwnTax =
  ({ monthlyObligations, notices }: Parts) =>
  async (tx: Tx, { amount, due_date, nothing_owed: reason, ...tax }: OwnTax): Promise<void> => {
    const [guide = null] = await boletos.ownTaxGuides(tx.db, tax);
    const step = ownTaxStep(guide && { ...guide, is_by_hand: isByHand(guide, tax) }, { amount, due_date });
    if (step === 'leave') return;
    if (step === 'cancel' && guide) {
      await tx.move(table, boletoMachine, guide, { action: 'cancel', by: 'system', reason }, { cancel_reason: reason });
      await monthlyObligations.followGuides(tx, guide);
      return;
    }
    const { local } = await payerOf(tx.db, tax.company_id);
    const pay_by = payBy({ due_date, ...tax }, local);
    const status = boletoStanding({ pay_by, paid_amount: null }, tx.today);
    if (guide) {
      await tx.move(
        table,
        boletoMachine,
        guide,
        { action: 'edit', by: 'system', before: status },
        { amount, due_date, pay_by, reminder: null, ...NO_LINE },
      );
      await monthlyObligations.followGuides(tx, guide);
      return;
    }
    const values = {
      ...tax,
      ...derived({ ...tax, ...NO_LINE }),
      kind: 'tax',
      amount,
      due_date,
      pay_by,
      status,
      reminder: boletoReminder(pay_by, tx.today),
    } as const;
    const { id } = await tx.insert(table, values, { action: 'boleto.created', company_id: tax.company_id });
    await notices.tell(tx, [boletoNews(id, values)]);
    await monthlyObligations.followGuides(tx, tax);
  };

/** A person's own guide names them; a company's was made by nobody. */
const isByHand = (guide: Pick<Row<typeof table>, 'taxpayer_id' | 'created_by'>, { taxpayer_id }: Pick<OwnTax, 'taxpayer_id'>): boolean =>
  taxpayer_id === null ? guide.created_by !== null : guide.taxpayer_id === null;
