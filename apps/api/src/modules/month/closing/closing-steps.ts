import type { InputOf } from '@esteto/contract/endpoint';
import type { closing as contract } from '@esteto/contract/month/closing';
import { closingChanges } from '@esteto/domain/month/closing/closing-changes';
import { closingCheckLabel, type ShownCheck, worstOf } from '@esteto/domain/month/closing/closing-checks';
import type { CloseForm } from '@esteto/domain/month/closing/closing-form';
import { type ClosingAction, type ClosingActor, closingMachine } from '@esteto/domain/month/closing/closing-life';
import { reclosedWords } from '@esteto/domain/month/company-month/company-month';
import { movementProblem } from '@esteto/domain/month/month/movement-problem';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type ClosingFigures, NEVER, closings as table } from '../../../tables/closing/closing.tables.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { MonthService } from '../month/month.service.ts';
import { type Closing, type Judgement, judgeOne, standingOf } from './closing-judgement.ts';

// Steps of a closing that the team takes: it starts, sends to review, closes and reopens.

type Parts = Pick<Deps, 'work' | 'clock'> & { notices: Pick<NoticeService, 'tell'> };
type Step = { action: ClosingAction; by: ClosingActor; reason?: string | null };

export const move =
  ({ work, months, notices }: Pick<Parts, 'work' | 'notices'> & { months: Pick<MonthService, 'ofOne'> }) =>
  async (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> => {
    await work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      if (action === 'declare_no_movement' || action === 'waive') await refuseMovement(months, tx, before);
      await step(tx, before, { action, by: 'staff', reason }, valuesOf(action, tx, before));
      if (action === 'reopen' && before.status === 'closed') await notices.tell(tx, [reopenedNews(before)]);
    });
  };

export const close =
  ({ work, clock, notices }: Parts) =>
  async (actor: SessionActor, { id, body: { version, reasons } }: InputOf<typeof contract.close>): Promise<void> => {
    await work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const { checks, figures } = await judgeOne(clock, tx.db, before);
      const result = worstOf(checks);
      if (result === 'block') throw new AppError(422, { message: 'O mês não fecha: há bloqueios.', code: 'closing_blocked' });
      const isReviewed = result === 'alert';
      if (isReviewed) refuseUnreviewed(before, actor);
      const accepted = isReviewed ? acceptedChecks(checks, reasons) : checks;
      await closeAs(tx, before, { checks: accepted, figures }, isReviewed ? reasons.map(({ reason }) => reason).join(' ') : null);
      await notices.tell(tx, [closedNews(before, figures)]);
    });
  };

/** Over alerts the month is closed by another than who sent it to review. */
const refuseUnreviewed = ({ status, reviewed_for }: Closing, { user }: SessionActor): void => {
  const code = 'closing_needs_review';
  if (status !== 'in_review') throw new AppError(422, { message: 'Há alertas: envie para revisão antes.', code });
  if (reviewed_for === user.id)
    throw new AppError(422, { message: 'Há alertas: quem fecha é outra pessoa, e não quem enviou para revisão.', code });
};

/** Every check that warns with why it is accepted; 422 for one without a reason, at its place in what was sent. */
const acceptedChecks = (checks: readonly ShownCheck[], reasons: CloseForm['reasons']): ShownCheck[] => {
  const reasonOf = new Map(reasons.map(({ key, reason }) => [key, reason]));
  const missing = checks.filter(({ key, result }) => result === 'alert' && !reasonOf.has(key));
  const [first] = missing;
  if (first) {
    const labels = missing.map(({ key }) => closingCheckLabel[key]).join(', ');
    throw new AppError(422, {
      message: `Conte por que o mês fecha com alertas: ${labels}.`,
      errors: { reasons: [`Falta o motivo de: ${labels}.`] },
    });
  }
  return checks.map((check) => {
    const accepted = check.result === 'alert' ? reasonOf.get(check.key) : undefined;
    return accepted === undefined ? check : { ...check, accepted };
  });
};

/** Keeps the month as it stands. */
export const closeAs = (
  tx: Tx,
  before: Closing,
  { checks, figures }: Pick<Judgement, 'checks' | 'figures'>,
  reason: string | null,
): Promise<Closing> => {
  const kept = {
    ...standingOf(checks),
    fault: null,
    turn: null,
    since: NEVER,
    figures,
    penalty: 0,
    closed_at: tx.now,
    reviewer_id: tx.actor.user?.id ?? null,
  };
  return step(tx, before, { action: 'close', by: 'staff', reason }, kept);
};

/** What an action notes beside the status. A month that is opened again is judged anew. */
export const valuesOf = (action: ClosingAction, tx: Tx, { started_on, figures }: Closing): RowUpdate<typeof table> => {
  if (action === 'send_to_review') return { reviewed_for: tx.actor.user?.id ?? null };
  if (action === 'reopen')
    return {
      checks: null,
      figures: null,
      closed_at: null,
      reviewer_id: null,
      reviewed_for: null,
      changed_after: 0,
      judged_on: null,
      client_seen_at: null,
      former_figures: figures,
    };
  return action === 'start' ? { started_on: started_on ?? tx.today } : {};
};

export const step = (tx: Tx, before: Closing, { action, by, reason = null }: Step, values: RowUpdate<typeof table>): Promise<Closing> =>
  tx.move(table, closingMachine, before, { action, by, reason }, { ...values, ...(reason && { reason }) });

const refuseMovement = async (months: Pick<MonthService, 'ofOne'>, tx: Tx, { company_id, month }: Closing): Promise<void> => {
  const problem = movementProblem(await months.ofOne(company_id, month, tx.db), month);
  if (problem) throw new AppError(422, { message: problem, code: 'month_has_revenue' });
};

/** A month that was opened again is told of again, with what is another than before. */
export const closedNews = ({ id, company_id, month, version, former_figures }: Closing, figures: ClosingFigures): News => ({
  kind: 'closing.closed',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} está fechado`,
  body: former_figures
    ? reclosedWords(closingChanges(former_figures, figures))
    : 'O contador conferiu as notas, a folha e os impostos do mês.',
  action_url: pageOfMonth(month),
  key: `closing-${id}-closed-${version}`,
});

const pageOfMonth = (month: string): string => `/app/mes?month=${month}`;

/** The news of a month that was opened again after people were told that it is closed. */
const reopenedNews = ({ id, company_id, month, version }: Closing): News => ({
  kind: 'closing.reopened',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} foi reaberto`,
  body: 'O contador abriu o mês de novo para corrigir. Os números podem mudar até ele fechar outra vez.',
  action_url: null,
  key: `closing-${id}-reopened-${version}`,
});
