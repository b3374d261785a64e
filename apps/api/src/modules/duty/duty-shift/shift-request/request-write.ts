import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { type Finding, isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import type { RequestLeg } from '@esteto/domain/duty/shift-request/request-legs';
import type { Reader } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { refuseOverlap } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import type { ShiftRequest } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import { type DutyShift, leftBy, publishedHere } from '../duty-shift.repository.ts';
import type { GroupFacts } from '../group-facts.ts';
import { CONSTRAINTS, doubleBooked } from '../schedule-step.ts';
import { asCommitment, horizon, judge, type Planned } from '../shift-judgement.ts';

// What a request does to the shifts that it is about: it holds them, gives them back, or passes them on.

/** A chain of three is the longest. */
const MOST_LEGS = 3;

export const lockShifts = (tx: Tx, group_id: number | null, ids: readonly number[]): Promise<DutyShift[]> =>
  tx.lockAll(dutyShifts, { scope: publishedHere(group_id, ids), most: MOST_LEGS });

/** The shift is kept for the request; answers the leg that remembers where it stood. */
export const hold = async (tx: Tx, leg: RequestLeg, shift: DutyShift): Promise<RequestLeg> => {
  await tx.move(dutyShifts, dutyShiftMachine, shift, { action: 'ask_swap', by: 'professional' });
  return { ...leg, was: shift.status };
};

/** Gives back what the request holds, of these legs; a shift that has begun since stays as it is. */
export const release = async (
  tx: Tx,
  { group_id, legs }: Pick<ShiftRequest, 'group_id' | 'legs'>,
  isGivenBack: (leg: RequestLeg) => boolean = () => true,
): Promise<RequestLeg[]> => {
  const held = legs.filter((leg) => leg.was !== null && isGivenBack(leg));
  const ids = held.map(({ shift_id }) => shift_id);
  const rows = ids.length === 0 ? [] : await lockShifts(tx, group_id, ids);
  for (const { shift_id, was } of held) {
    const row = rows.find(({ id }) => id === shift_id);
    if (row?.status === 'in_swap') await tx.move(dutyShifts, dutyShiftMachine, row, { action: 'end_swap', by: 'system', before: was });
  }
  return legs.map((leg) => (held.includes(leg) ? { ...leg, was: null } : leg));
};

export type JudgedLeg = { shift_id: number; professional_id: number; findings: Finding[] };

/** What stands against each who gets a shift, with all that the request moves in place. */
export const judgeLegs = async (
  db: Reader,
  facts: GroupFacts,
  shifts: readonly (Planned & { id: number })[],
  legs: readonly RequestLeg[],
): Promise<JudgedLeg[]> => {
  const people = [...new Set(legs.flatMap(({ to_id }) => to_id ?? []))];
  const days = shifts.map(({ starts_on }) => starts_on).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (people.length === 0 || from === undefined || to === undefined) return [];
  const commitments = await commitmentsOf(db, facts.id, people, horizon(facts, from, to));
  const arriving = legs.flatMap(({ shift_id, to_id }) => {
    const shift = shifts.find(({ id }) => id === shift_id);
    return shift && to_id !== null ? [{ shift, to_id }] : [];
  });
  return arriving.map(({ shift, to_id }) => {
    const leaving = legs.filter(({ from_id }) => from_id === to_id).map(({ shift_id }) => shift_id);
    const stays = commitments.filter(({ kind, id }) => kind !== 'shift' || id === null || !leaving.includes(id));
    const beside = arriving.filter((one) => one.to_id === to_id && one.shift !== shift).map((one) => asCommitment(facts, one.shift, to_id));
    const findings = judge({ facts, credentials: facts.credentials, commitments: [...stays, ...beside] }, shift, to_id);
    return { shift_id: shift.id, professional_id: to_id, findings };
  });
};

/** What blocks refuses it; what warns does so until whoever coordinates says why it does not count. Answers what is overridden, for the history. */
export const refuseJudged = (facts: GroupFacts, judged: readonly JudgedLeg[], reason: string | null): string | null => {
  const aloud = judged.flatMap(({ professional_id, findings }) =>
    findings.map(({ message, severity }) => ({ severity, message: `${nameOf(facts, professional_id)}: ${message}` })),
  );
  const words = aloud.map(({ message }) => message);
  if (judged.some(({ findings }) => isBlocked(findings))) throw new AppError(422, { message: words.join(' '), code: 'request_blocked' });
  if (words.length > 0 && reason === null)
    throw new AppError(422, {
      message: 'Há avisos. Diga o motivo para seguir assim mesmo.',
      code: 'request_warned',
      errors: { reason: words },
    });
  return words.length > 0 ? `${reason ?? ''} (${words.join(' ')})` : reason;
};

export const nameOf = ({ professionals }: GroupFacts, id: number): string =>
  professionals.find((one) => one.id === id)?.name ?? 'Profissional';

const changedSince = (): AppError =>
  new AppError(409, { message: 'Um dos plantões mudou de mãos desde o pedido. Cancele-o e faça outro.', code: 'shift_changed' });

/** Every shift goes to whom its leg says; all or nothing. */
export const passOn = async (
  tx: Tx,
  legs: readonly RequestLeg[],
  shifts: readonly DutyShift[],
  step: { by: 'manager' | 'system'; reason: string | null },
): Promise<void> => {
  const moves = legs.flatMap((leg) => {
    const shift = shifts.find(({ id }) => id === leg.shift_id);
    if (!shift || shift.professional_id !== leg.from_id || leg.to_id === null) throw changedSince();
    return { shift, to_id: leg.to_id };
  });
  const takerOf = new Map(moves.map(({ shift, to_id }) => [shift.id, to_id]));
  // People change places: in one statement only the end of it counts.
  await refuseOverlap(CONSTRAINTS, doubleBooked, () =>
    tx.moveAll(
      dutyShifts,
      dutyShiftMachine,
      moves.map(({ shift }) => shift),
      { action: 'pass_on', ...step },
      (shift) => ({ professional_id: takerOf.get(shift.id) ?? shift.professional_id, ...leftBy(shift) }),
    ),
  );
};
