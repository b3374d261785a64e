import type { InputOf } from '@esteto/contract/endpoint';
import type { monthlyObligation as contract } from '@esteto/contract/month/monthly-obligation';
import { MOST_DELIVERED } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import {
  isOpenObligation,
  type MonthlyObligationAction,
  monthlyObligationMachine,
  reopenedStatus,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { doneWords } from '@esteto/domain/month/monthly-obligation/obligation-done';
import { guideRefusal, isLate } from '@esteto/domain/month/monthly-obligation/obligation-guide';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row, RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import {
  monthlyObligationFiles as fileTable,
  monthlyObligations as table,
} from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { MonthService } from '../month/month.service.ts';
import * as obligations from './monthly-obligation.repository.ts';
import { amountsDelivered, refuseMovement, refuseOtherDays } from './obligation-refusals.ts';
import { ruledDelivery, tellPartners } from './rule-delivery.ts';

// What becomes of obligations: they are delivered, one or many, paid, waived, found to have no fact, or open again.

type Parts = Pick<Deps, 'work'> & { months: MonthService };
type Telling = Parts & { notices: Pick<NoticeService, 'tell'> };
type MonthlyObligation = Row<typeof table>;
type Values = Omit<RowUpdate<typeof table>, 'status'>;
type Step = { action: MonthlyObligationAction; reason?: string | null };

export const move =
  ({ work, months }: Parts) =>
  async (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> => {
    await work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const refusal = guideRefusal(before, action);
      if (refusal) throw new AppError(422, { message: refusal, code: 'illegal_transition' });
      if (action === 'declare_no_fact' || action === 'waive') await refuseMovement(months, tx, [before]);
      await step(tx, before, { action, reason });
    });
  };

export const deliver =
  ({ work, months, notices }: Telling) =>
  async (actor: SessionActor, { id, body: { version, ...delivery } }: InputOf<typeof contract.deliver>): Promise<void> => {
    await work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      refuseOtherDays([before], delivery.delivered_on, tx.today);
      const { reason, ...values } = delivery;
      const terms = await ruledDelivery(tx, values.delivery_kind === 'written_off' ? [] : [before]);
      const amount = (await amountsDelivered(months, tx, [before], delivery)).get(id) ?? null;
      const after = await step(tx, before, { action: deliveryOn(before, values.delivered_on), reason }, { ...values, amount });
      await tellPartners(notices, tx, [after], terms);
    });
  };

export type ReceiptOf = { delivered_on: string; protocol_number: string | null; file_id: string; is_evidence: boolean };

/**
 * One that is delivered by a receipt, with its file, as staff would by hand. What was delivered already takes the file alone where it is its evidence. In the
 * transaction of whoever took the receipt.
 */
export const deliverBy =
  ({ months, notices }: Omit<Telling, 'work'>) =>
  async (tx: Tx, id: number, { file_id, is_evidence, ...receipt }: ReceiptOf): Promise<void> => {
    const before = await tx.lock(table, { id, version: null, scope: undefined });
    const { company_id } = before;
    const isOpen = isOpenObligation(before.status);
    if (!isOpen && !is_evidence) throw new AppError(422, { message: doneWords(before), code: 'illegal_transition' });
    await tx.insert(fileTable, { obligation_id: id, file_id }, { action: 'monthly_obligation_file.added', company_id });
    if (!isOpen) return;
    const delivery = { ...receipt, delivery_kind: 'digital' as const };
    refuseOtherDays([before], delivery.delivered_on, tx.today);
    const terms = await ruledDelivery(tx, [before]);
    const amount = (await amountsDelivered(months, tx, [before], delivery)).get(id) ?? null;
    const after = await step(tx, before, { action: deliveryOn(before, delivery.delivered_on) }, { ...delivery, amount });
    await tellPartners(notices, tx, [after], terms);
  };

export const deliverMany =
  ({ work, months, notices }: Telling) =>
  (actor: SessionActor, { body: { ids, ...delivery } }: InputOf<typeof contract.deliverMany>): Promise<{ changed: number }> =>
    work(actor, async (tx) => {
      const rows = await tx.lockAll(table, { scope: obligations.chosen(ids), most: MOST_DELIVERED });
      const open = rows.filter(({ status }) => isOpenObligation(status));
      refuseOtherDays(open, delivery.delivered_on, tx.today);
      const terms = await ruledDelivery(tx, open);
      const amounts = await amountsDelivered(months, tx, open, delivery);
      const delivered: MonthlyObligation[] = [];
      for (const before of open)
        delivered.push(
          await step(
            tx,
            before,
            { action: deliveryOn(before, delivery.delivered_on) },
            { ...delivery, amount: amounts.get(before.id) ?? null },
          ),
        );
      await tellPartners(notices, tx, delivered, terms);
      return { changed: open.length };
    });

export const noFactMany =
  ({ work, months }: Parts) =>
  (actor: SessionActor, { body: { ids } }: InputOf<typeof contract.noFactMany>): Promise<{ changed: number }> =>
    work(actor, async (tx) => {
      const rows = await tx.lockAll(table, { scope: obligations.chosen(ids), most: MOST_DELIVERED });
      const open = rows.filter(({ status }) => isOpenObligation(status));
      await refuseMovement(months, tx, open);
      await tx.moveAll(table, monthlyObligationMachine, open, { action: 'declare_no_fact', by: 'staff' });
      return { changed: open.length };
    });

const deliveryOn = (obligation: MonthlyObligation, day: string): 'deliver' | 'deliver_late' =>
  isLate(obligation, day) ? 'deliver_late' : 'deliver';

const step = (tx: Tx, before: MonthlyObligation, { action, reason }: Step, values: Values = {}): Promise<MonthlyObligation> =>
  tx.move(
    table,
    monthlyObligationMachine,
    before,
    { action, by: 'staff', reason, before: reopenedStatus(before, tx.today) },
    {
      ...values,
      ...(action === 'pay' && { paid_on: tx.today }),
      ...(action === 'reopen' && { delivered_on: null, delivery_kind: null, protocol_number: null, paid_on: null }),
    },
  );
