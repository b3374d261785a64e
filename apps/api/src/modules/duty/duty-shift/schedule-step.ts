import type { DutyShiftForm, ScheduleChange, StepKind } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { dutyShiftMachine, isClosedShift } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { type Finding, isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { shiftSpan, shiftTimes } from '@esteto/domain/duty/duty-shift/shift-time';
import { addDays } from '@esteto/domain/shared/date/date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError, invalid, notFound, staleVersion } from '../../../platform/http/app-error.ts';
import { type Values, wouldChange } from '../../../platform/work/record-table.ts';
import { refuseOverlap } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type StepShift, scheduleSteps, dutyShifts as table } from '../../../tables/duty-shift/duty-shift.tables.ts';
import type { ShiftRequest } from '../../../tables/duty-shift/shift-request.tables.ts';
import { commitmentsOf } from './commitments.repository.ts';
import type { CredentialReader } from './credential-reader.ts';
import * as shifts from './duty-shift.repository.ts';
import { type GroupFacts, groupFacts, holidayIn } from './group-facts.ts';
import { refuseSigned } from './hours-statement/refuse-signed.ts';
import { asCommitment, horizon, judge, type Planned } from './shift-judgement.ts';
import { endRequestsOn } from './shift-request/end-requests.ts';

// One step of whoever makes a schedule: every change of it is judged with all the others in place, then all are written or none.

type Columns = Omit<Values<typeof table>, 'group_id' | 'status' | 'deleted_at' | 'former_ids'>;

/** A change with what is there, and what is to be: null where the shift leaves. */
type Move = { place: number; before: shifts.DutyShift | null; after: Columns | null };

export type Step = {
  kind: StepKind;
  scope: shifts.GroupScope;
  changes: readonly ScheduleChange[];
  /** Why warnings do not hold it. */
  reason: string | null;
  credentialsOf: CredentialReader;
  /** The group's facts of these days, where whoever asks has read them already. */
  facts?: GroupFacts;
  /** Names the field of what was sent beside which a change is refused; by its place among the changes unless told. */
  fieldOf?: FieldOf;
};

type FieldOf = (place: number) => string;
const changeAt: FieldOf = (place) => `changes.${place}`;

/** `ended`: what had been asked of shifts and places that are not what they were. */
export type Stepped = { step_id: number; touched: readonly shifts.DutyShift[]; ended: readonly ShiftRequest[] };

export const CHANGED = 'O plantão mudou ou saiu da escala.';

export const takeStep = async (
  tx: Tx,
  { kind, scope, changes, reason, credentialsOf, facts: read, fieldOf = changeAt }: Step,
): Promise<Stepped> => {
  const ids = changes.flatMap(({ id }) => id ?? []);
  const twice = changes.findIndex(({ id }, place) => id !== null && ids.indexOf(id) !== ids.lastIndexOf(id) && place > 0);
  if (twice >= 0) throw invalid({ [fieldOf(twice)]: 'O mesmo plantão está duas vezes nesta mudança.' });
  const there = ids.length > 0 ? await lock(tx, scope, ids, kind === 'undo') : [];
  const days = changes.flatMap(({ shift }) => shift?.starts_on ?? []).toSorted();
  const [from, to] = [days[0] ?? tx.today, days.at(-1) ?? tx.today];
  const facts = read ?? (await groupFacts(tx.db, scope.group_id, from, addDays(to, 1)));
  const moves = changes.map((change, place) => moveOf({ change, place }, there, { facts, scope, tx, fieldOf }));
  await refuseSigned(
    tx,
    facts,
    moves.flatMap(({ place, before, after }) =>
      [before ?? [], after ?? []]
        .flat()
        .map(({ professional_id = null, starts_on }) => ({ field: fieldOf(place), professional_id, starts_on })),
    ),
  );
  const people = [...new Set(moves.flatMap(({ after }) => after?.professional_id ?? []))];
  if (people.length > 0) {
    const commitments = await commitmentsOf(tx.db, facts.id, people, horizon(facts, from, to));
    const planned = moves.flatMap(({ place, before, after }) =>
      after?.professional_id ? [{ place, time: asCommitment(facts, plannedOf(before, after), after.professional_id) }] : [],
    );
    const standing = { facts, credentials: await credentialsOf(tx.db, facts.id, people) };
    const others = commitments.filter(({ id, kind: of }) => of !== 'shift' || id === null || !ids.includes(id));
    refuseFindings(
      moves.filter(isJudged).map(({ place, before, after }) => {
        const shift = plannedOf(before, after);
        const beside = planned.filter((one) => one.place !== place).map(({ time }) => time);
        return { place, findings: judge({ ...standing, commitments: [...others, ...beside] }, shift, after.professional_id) };
      }),
      reason,
      fieldOf,
    );
  }
  const written = await refuseOverlap(CONSTRAINTS, doubleBooked, () => write(tx, facts.id, moves, reason));
  const { id: step_id } = await tx.insert(
    scheduleSteps,
    { group_id: facts.id, kind, shifts: written.map(({ before, after }) => undoOf(before, after)) },
    { action: 'schedule_step.taken', only: new Set(['kind']) },
  );
  const others = written.filter(isAnother).map(({ after }) => after.id);
  const ended = await endRequestsOn(tx, others, CHANGED, { clock: true });
  return { step_id, touched: written.flatMap(({ before, after }) => [before ?? [], after].flat()), ended };
};

/** What was asked of it was asked of something else: it was somebody else's, at another time, or is no more. Of a draft nobody asks. */
const isAnother = ({ before, after }: Written): boolean =>
  before !== null &&
  before.status !== 'draft' &&
  (after.status === 'cancelled' ||
    before.professional_id !== after.professional_id ||
    before.start_at !== after.start_at ||
    before.end_at !== after.end_at);

export const CONSTRAINTS = ['duty_shifts_double_booking', 'duty_shifts_double_plan'];

export const doubleBooked = (): AppError =>
  new AppError(409, { message: 'Uma destas pessoas acabou de receber outro plantão neste horário.', code: 'double_booked' });

const lock = async (tx: Tx, scope: shifts.GroupScope, ids: number[], withGone: boolean): Promise<shifts.DutyShift[]> => {
  const here = withGone ? eq(table.group_id, scope.group_id) : shifts.inGroup(scope);
  const rows = await tx.lockAll(table, { scope: and(here, inArray(table.id, ids)), most: ids.length });
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
};

const moveOf = (
  { change: { id, version, shift }, place }: { change: ScheduleChange; place: number },
  there: readonly shifts.DutyShift[],
  { facts, scope, tx, fieldOf }: { facts: GroupFacts; scope: shifts.GroupScope; tx: Tx; fieldOf: FieldOf },
): Move => {
  const refused = (message: string): AppError => invalid({ [fieldOf(place)]: message });
  const before = there.find((row) => row.id === id) ?? null;
  if (before && version !== before.version) throw staleVersion(before.version);
  if (before && isClosedShift(before.status)) throw refused('Este plantão já começou: o planejamento dele não muda mais.');
  if (before?.status === 'in_swap') throw refused('Há uma troca em andamento: decida sobre ela antes.');
  if (!shift) return { place, before, after: null };
  refuseForeign(facts, scope, shift);
  const { rules } = facts;
  if (shift.starts_on < addDays(tx.today, -rules.past_edit_days))
    throw refused(`O grupo aceita mudanças até ${rules.past_edit_days} dias para trás.`);
  const span = shiftSpan(shift.starts_on, shift.starts_at, shift.ends_at);
  const isHoliday = holidayIn(facts, shift.unit_id);
  return { place, before, after: { ...shift, ...span, ...shiftTimes(span, facts, (date) => isHoliday(date) !== null) } };
};

/** Nothing of another group, and nothing of a unit that the manager does not look after: neither is there for them. */
export const refuseForeign = (
  facts: GroupFacts,
  { unit_ids }: shifts.GroupScope,
  { unit_id, sector_id, tag_ids, qualification_ids }: Pick<DutyShiftForm, 'unit_id' | 'sector_id' | 'tag_ids' | 'qualification_ids'>,
): void => {
  const isKnown = (rows: readonly { id: number }[], ids: readonly number[]) => ids.every((one) => rows.some(({ id }) => id === one));
  const isSector = sector_id === null || facts.sectors.some((one) => one.id === sector_id && one.unit_id === unit_id);
  const isPlace = isKnown(facts.units, [unit_id]) && unit_ids?.includes(unit_id) !== false && isSector;
  if (!isPlace || !isKnown(facts.tags, tag_ids) || !isKnown(facts.qualifications, qualification_ids)) throw notFound();
};

const plannedOf = (before: shifts.DutyShift | null, after: Columns): Planned => ({
  ...after,
  id: before?.id ?? null,
  professional_id: after.professional_id ?? null,
});

type Judged = Move & { after: Columns & { professional_id: number } };

/** What was judged when it was planned, and is as it was, is not judged again. */
const isJudged = (move: Move): move is Judged => {
  const { before, after } = move;
  if (!after?.professional_id) return false;
  return (
    before === null ||
    before.professional_id !== after.professional_id ||
    before.start_at !== after.start_at ||
    before.end_at !== after.end_at ||
    before.unit_id !== after.unit_id ||
    before.qualification_ids.join() !== after.qualification_ids.join()
  );
};

/** What blocks refuses the step; what warns does so until it is said why it does not count. */
export const refuseFindings = (
  judged: readonly { place: number; findings: readonly Finding[] }[],
  reason: string | null,
  fieldOf: FieldOf = changeAt,
): void => {
  const errorsOf = (severity: Finding['severity']): Record<string, string[]> => {
    const errors: Record<string, string[]> = {};
    for (const { place, findings } of judged)
      for (const { message } of findings.filter((one) => one.severity === severity))
        errors[fieldOf(place)] = [...new Set([...(errors[fieldOf(place)] ?? []), message])];
    return errors;
  };
  if (judged.some(({ findings }) => isBlocked(findings)))
    throw new AppError(422, { message: 'Há um impedimento para esta mudança.', code: 'schedule_blocked', errors: errorsOf('block') });
  const warnings = errorsOf('warn');
  if (reason === null && Object.keys(warnings).length > 0)
    throw new AppError(422, { message: 'Há avisos. Diga o motivo para seguir assim mesmo.', code: 'schedule_warned', errors: warnings });
};

type Written = { before: shifts.DutyShift | null; after: shifts.DutyShift };

const write = async (tx: Tx, group_id: number, moves: readonly Move[], reason: string | null): Promise<Written[]> => {
  // Two people change places in one step: only the end of it counts.
  const isExchange = moves.length > 1 && moves.some(({ before }) => before !== null);
  if (isExchange) await tx.db.execute(sql`set constraints all deferred`);
  const fresh = moves.flatMap(({ before, after }) => (before === null && after ? [after] : []));
  const made =
    fresh.length > 0
      ? await tx.insertAll(
          table,
          fresh.map((after) => ({ ...after, group_id, status: 'draft' as const })),
          { action: 'duty_shift.created', reason },
        )
      : [];
  const changed: Written[] = [];
  for (const { before, after } of moves) if (before) changed.push({ before, after: await changeOne(tx, before, after, reason) });
  if (isExchange) await tx.db.execute(sql`set constraints all immediate`);
  return [...made.map((after) => ({ before: null, after })), ...changed];
};

const changeOne = async (tx: Tx, before: shifts.DutyShift, after: Columns | null, reason: string | null): Promise<shifts.DutyShift> => {
  const by = 'manager' as const;
  if (after === null)
    return before.status === 'draft'
      ? tx.change(table, before, { deleted_at: tx.now }, { action: 'duty_shift.removed', reason })
      : tx.move(table, dutyShiftMachine, before, { action: 'cancel', by, reason });
  if (before.deleted_at !== null)
    return tx.change(table, before, { ...after, deleted_at: null }, { action: 'duty_shift.restored', reason });
  if (before.status === 'cancelled') {
    const back = after.professional_id ? ('published' as const) : ('open' as const);
    return tx.move(
      table,
      dutyShiftMachine,
      before,
      { action: 'restore', by, before: back, reason },
      { ...after, ...shifts.leftBy(before) },
    );
  }
  // What is dropped where it was is no version of it: nobody who is about to save it is to be held by that.
  if (!wouldChange(before, after)) return before;
  if (before.professional_id === after.professional_id) return tx.change(table, before, after, { action: 'duty_shift.edited', reason });
  const action = after.professional_id ? ('assign' as const) : ('unassign' as const);
  return tx.move(table, dutyShiftMachine, before, { action, by, reason }, { ...after, ...shifts.leftBy(before) });
};

/** A new shift is undone by leaving; one that left, by being what it was. */
const undoOf = (before: shifts.DutyShift | null, after: shifts.DutyShift): StepShift => ({
  id: after.id,
  version: after.version,
  before: before === null || before.deleted_at !== null || before.status === 'cancelled' ? null : formOf(before),
});

export const formOf = (row: shifts.DutyShift): DutyShiftForm => ({
  unit_id: row.unit_id,
  sector_id: row.sector_id,
  title: row.title,
  shift_type: row.shift_type,
  starts_on: row.starts_on,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  qualification_ids: row.qualification_ids,
  tag_ids: row.tag_ids,
  value: row.value,
  value_kind: row.value_kind,
  notes: row.notes,
  professional_id: row.professional_id,
});
