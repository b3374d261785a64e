import {
  type ReconciliationForm,
  type ReconciliationTarget,
  reconciliationProblem,
} from '@esteto/domain/money/reconciliation/reconciliation-form';
import { ruleWords } from '@esteto/domain/money/reconciliation/rule-words';
import type { Deps } from '../../../deps.ts';
import { AppError, forbidden, invalid } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { bankRules, reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { receive, takeBack } from '../../billing/invoice/payment/payment.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import { isOutflow } from '../boleto/outflow-scope.ts';
import type { ExpenseService } from '../expense/expense.service.ts';
import type { Hand } from './hand.ts';
import * as repository from './reconciliation.repository.ts';
import { say, tellProfits } from './reconciliation-rules.ts';

type Parts = Pick<Deps, 'jobs'> & {
  boletos: Pick<BoletoService, 'payIn' | 'unpayIn'>;
  expenses: Pick<ExpenseService, 'payIn' | 'unpayIn'>;
};

/** A person says what a movement is: its notes and boletos are paid by it on its day, in the same transaction. */
export const reconcile = async (
  parts: Parts,
  tx: Tx,
  hand: Hand,
  { id, said }: { id: number; said: ReconciliationForm },
): Promise<void> => {
  const { company_id } = hand;
  const movement = await repository.lockMovement(tx, company_id, id);
  if (movement.said) throw new AppError(422, { message: 'Este lançamento já está conciliado. Desfaça antes.', code: 'illegal_transition' });
  if (movement.twin)
    throw new AppError(422, { message: 'Este lançamento parece repetido. Diga antes se é o mesmo.', code: 'illegal_transition' });
  const problem = reconciliationProblem(movement.amount, said);
  if (problem) throw invalid(problem);
  if (!mayPay(hand, said.targets)) throw invalid({ targets: NO_PAYMENTS });
  const { targets, category, is_ignored, note, owner_id } = said;
  if (owner_id !== null && !(hand.names && movement.partners.some(({ user_id }) => user_id === owner_id)))
    throw invalid({ owner_id: 'De quem é: escolha um sócio desta empresa.' });
  const rule = said.always ? await ruleFor(tx, company_id, movement, said) : null;
  const action = is_ignored ? 'ignored' : targets.length > 0 ? 'matched' : 'categorized';
  const { id: reconciliation_id } = await tx.insert(
    reconciliations,
    { company_id, transaction_id: id, category, is_ignored, note, rule_id: rule?.id ?? null },
    { action: `reconciliation.${action}`, company_id },
  );
  const paid = [];
  for (const [index, target] of targets.entries())
    paid.push({
      reconciliation_id,
      amount: target.amount,
      ...(await besideField(index, () => pay(parts, tx, hand, movement.date, target))),
    });
  await repository.addTargets(tx, paid);
  if (rule) await say(tx, company_id, [rule]);
  if (category !== 'profit') return;
  const named = owner_id === null ? null : { reconciliation_id, user_id: owner_id, said_by: hand.actor.user.id };
  await tellProfits(parts, tx, { company_id, named, by: `said-${reconciliation_id}` });
};

/** Who may not pay boletos or receive for invoices neither does nor undoes so through a movement. */
const mayPay = ({ pays }: Hand, targets: readonly Pick<ReconciliationTarget, 'kind'>[]): boolean => targets.every(({ kind }) => pays[kind]);

const NO_PAYMENTS = 'Você não tem permissão para registrar pagamentos destas notas, boletos ou despesas.';

/** What is wrong with the payment of a target stands beside that target. */
const besideField = async <Paid>(index: number, act: () => Promise<Paid>): Promise<Paid> => {
  try {
    return await act();
  } catch (error) {
    const messages = error instanceof AppError ? Object.values(error.body.errors ?? {}).flat() : [];
    if (messages.length === 0) throw error;
    throw invalid({ [`targets[${index}].amount`]: messages.join(' ') });
  }
};

const pay = async ({ boletos, expenses }: Parts, tx: Tx, hand: Hand, date: string, { kind, id, amount, settles }: ReconciliationTarget) => {
  if (kind === 'invoice') {
    const recording = { ...NO_WITHHOLDING, date, amount, note: 'Conciliado com o extrato.', version: null, settles };
    const payment = await receive(tx, { id, scope: hand.invoices, by: hand.by }, recording);
    return { invoice_id: id, payment_id: payment.id };
  }
  if (kind === 'expense') {
    await expenses.payIn(tx, { id, company_id: hand.company_id }, { date, amount });
    return { expense_id: id };
  }
  const key = { id, version: null, scope: isOutflow(hand.company_id) };
  // The bank says that it was paid, and nobody has to look again.
  await boletos.payIn(tx, { ...key, by: 'system' }, { paid_on: date, paid_amount: amount });
  return { boleto_id: id };
};

const NO_WITHHOLDING = { withheld_iss: null, withheld_irrf: null, withheld_csrf: null, withheld_inss: null, withheld_other: null };

/** The rule by which the same is said of every movement of such words. One that there was takes the new word. */
const ruleFor = async (tx: Tx, company_id: number, { memo, amount }: repository.MovementRow, { category }: ReconciliationForm) => {
  const words = ruleWords(memo);
  if (words === '') throw invalid({ always: 'A descrição só tem números: nada nela se repete de um mês para o outro.' });
  const values = { company_id, words, is_inflow: amount > 0, category };
  const former = (await repository.rules(tx.db, company_id)).find((rule) => rule.words === words && rule.is_inflow === values.is_inflow);
  if (former?.category === category) return former;
  if (former) await tx.change(bankRules, former, { deleted_at: tx.now }, { action: 'bank_rule.removed', company_id });
  return tx.insert(bankRules, values, { action: 'bank_rule.created', company_id });
};

/** A person says whether a movement that looks like another one is another one; the same one goes. */
export const tellApart = async (tx: Tx, { company_id }: Hand, id: number, isOther: boolean): Promise<void> => {
  const { twin } = await repository.lockMovement(tx, company_id, id);
  if (!twin) throw new AppError(422, { message: 'Este lançamento não espera por esta resposta.', code: 'illegal_transition' });
  await repository.settleLikeness(tx, id, isOther);
  tx.record({ type: 'bank_transaction', id }, { action: isOther ? 'bank_transaction.kept' : 'bank_transaction.dropped', company_id });
};

/** Takes back what was said of a movement, and the payments with it. */
export const undo = async ({ boletos, expenses, jobs }: Parts, tx: Tx, hand: Hand, id: number): Promise<void> => {
  const { company_id } = hand;
  const { said } = await repository.lockMovement(tx, company_id, id);
  if (!said) throw new AppError(422, { message: 'Nada foi dito deste lançamento.', code: 'illegal_transition' });
  if (!mayPay(hand, said.parts)) throw forbidden(NO_PAYMENTS);
  for (const part of said.parts) {
    if (part.kind === 'invoice' && part.payment_id !== null)
      await takeBack(tx, { id: part.id, scope: hand.invoices, by: hand.by }, part.payment_id);
    if (part.kind === 'expense') await expenses.unpayIn(tx, { id: part.id, company_id });
    if (part.kind === 'boleto') {
      const key = { id: part.id, version: null, scope: isOutflow(company_id), by: 'system' } as const;
      await boletos.unpayIn(tx, key, { reason: 'Conciliação com o extrato desfeita', only: part.amount });
    }
  }
  await tx.update(
    reconciliations,
    { id: said.id, version: null, scope: undefined },
    { undone_at: tx.now, undone_by: hand.actor.user.id },
    { action: 'reconciliation.undone', company_id },
  );
  if (said.category === 'profit') await tellProfits({ jobs }, tx, { company_id, by: `undone-${said.id}` });
};
