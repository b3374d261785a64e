import { formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { CLOSED_MONTH } from '../database/closed-months.ts';
import { sqlState } from '../database/sql-state.ts';
import { AppError } from '../http/app-error.ts';
import type { AnyActor } from './actor.ts';

/** 422: what a closed month came to stays as it is. `month`: 'YYYY-MM'. Who cannot open it again hears who can. */
export const monthClosed = (month: string, { user }: Pick<AnyActor, 'user'>): AppError => {
  const way = user?.type === 'doctor' ? 'Peça ao seu contador para reabrir.' : 'Reabra o mês antes, com o motivo.';
  return new AppError(422, { message: `${formatCompetenceNumeric(month)} está fechado. ${way}`, code: 'month_closed' });
};

/** Turns the refusal of the database (platform/database/closed-months.ts) into the sentence; lets every other failure be. */
export const tellClosedMonth = (error: unknown, actor: AnyActor): never => {
  if (sqlState(error) !== CLOSED_MONTH) throw error;
  const refusal = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  throw monthClosed(refusal instanceof Error ? refusal.message : '', actor);
};
