import type { ClockShift, shiftClock as contract, Punched, PunchRow, ShiftPunches } from '@esteto/contract/duty/shift-clock';
import type { InputOf } from '@esteto/contract/endpoint';
import {
  clockWindow,
  doneHours,
  geofenceOf,
  LATE_MINUTES,
  placementOf,
  punchDivergences,
  punchProblem,
  reviewProblem,
  settlementOf,
} from '@esteto/domain/duty/duty-shift/clock';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { PUNCH_KINDS } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type CompanyActor, type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftPunches } from '../../../../tables/duty-shift/shift-clock.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { type DutyShift, inGroup, publishedOf } from '../duty-shift.repository.ts';
import { endRequestsOn } from '../shift-request/end-requests.ts';
import { tellOver } from '../shift-request/request-news.ts';
import { clockFacts, correctClock, holidayOf, refuseFixed, SIGNED } from './correct-clock.ts';
import * as clocks from './shift-clock.repository.ts';

export type ShiftClockService = ReturnType<typeof shiftClockService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: NoticeService };

/** How long before its start a shift is shown to be clocked. */
const AHEAD_MS = 24 * 3_600_000;

/** The clock of shifts: recorded on the phone, corrected by the coordination, and what becomes of what nobody clocked. */
export const shiftClockService = ({ db, work, clock, notices }: Parts) => {
  const tell = (tx: Tx, shift: DutyShift, title: string, reason: string | null) =>
    notices.tellPeople(tx, shift.professional_id === null ? [] : [shift.professional_id], {
      kind: 'duty_shift.clocked',
      title,
      body: [
        `${formatDateFull(shift.starts_on)}, ${formatTime(shift.starts_at)} às ${formatTime(shift.ends_at)}.`,
        reason === null ? 'Nenhuma entrada foi registrada. Se você esteve lá, fale com a coordenação.' : `Motivo: ${reason}`,
      ].join(' '),
      key: `shift-clock-${shift.id}-${shift.version}`,
      pageOf: () => '/app/docplantao/minha-escala',
    });

  /** A shift that has begun changes hands no more: asked once it is written, so that it is not given back to where it was. */
  const endChanges = async (tx: Tx, shift: Pick<DutyShift, 'id' | 'version'>): Promise<void> => {
    const ended = await endRequestsOn(tx, [shift.id], BEGUN, { clock: false });
    await tellOver(tx, notices, ended, { key: `shift-clock-${shift.id}-${shift.version}`, body: BEGUN });
  };

  const settle = (jobId: string, { id }: clocks.Unsettled): Promise<void> =>
    work(systemActor(jobId), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      const facts = await clockFacts(tx, before);
      const action = settlementOf(before, tx.now, facts.rules);
      if (action === null) return;
      const step = { action, by: 'system' as const };
      if (action === 'miss') {
        const after = await tx.move(table, dutyShiftMachine, before, step);
        await endChanges(tx, after);
        return tell(tx, after, 'Falta registrada em um plantão', null);
      }
      if (action === 'finish_alone') {
        await endChanges(tx, await tx.move(table, dutyShiftMachine, before, step, plannedHours(before)));
        return;
      }
      const punches = { in_at: before.in_at ?? before.start_at, out_at: null };
      const divergences = [...before.divergences, { kind: 'no_out' as const, amount: null }];
      await tx.move(table, dutyShiftMachine, before, step, {
        ...doneHours(before, punches, facts, holidayOf(facts, before)),
        divergences,
      });
    });

  return {
    own: async ({ user }: CompanyActor): Promise<ClockShift[]> => {
      const now = clock.now().getTime();
      const from = new Date(now - LATE_MINUTES * 60_000).toISOString();
      const shifts = await clocks.openOf(db, user.id, { from, to: new Date(now + AHEAD_MS).toISOString() });
      return shifts.flatMap((shift) => {
        const window = clockWindow(shift, shift);
        // A shift that nobody came to in time is over: nothing is recorded of it any more.
        const isOver = shift.status !== 'running' && window !== null && clock.now().toISOString() > window.in_until;
        return window && !isOver ? [{ ...shift, ...window, place: geofenceOf(shift, shift.fence) }] : [];
      });
    },

    punch: (actor: CompanyActor, { id, body }: Pick<InputOf<typeof contract.punch>, 'id' | 'body'>): Promise<Punched> =>
      work(actor, async (tx) => {
        const { kind, kept_at, distance_meters } = body;
        const { shift: before, fence, is_signed } = await clocks.lockClocked(tx.db, publishedOf(actor.user.id), { id, version: null });
        // A phone whose clock is ahead has kept nothing that is still to come.
        const at = kept_at === null || kept_at > tx.now ? tx.now : kept_at;
        const facts = await clockFacts(tx, before);
        const circle = geofenceOf(before, fence);
        const placement = placementOf(circle, distance_meters);
        const placed = { placement, distance_meters: circle ? distance_meters : null };
        const punchFindings = punchDivergences({ kind, at, shift: before }, placed, facts.rules);
        // Sent again from a phone that did not hear the answer.
        if (kept_at !== null && (kind === 'in' ? before.in_at : before.out_at) === at) return { at, ...placed, divergences: punchFindings };
        refuseFixed(before, facts, is_signed, tx.today);
        const problem = punchProblem({ kind, at, shift: before, punches: before }, facts);
        if (problem !== null) throw new AppError(422, { message: problem, code: 'punch_refused' });
        const isLate = kind === 'in' ? before.status === 'missed' : before.status !== 'running';
        const kinds = before.divergences.filter((one) => one.kind !== 'no_out');
        const divergences = [...kinds, ...punchFindings, ...(isLate ? [{ kind: 'late_sent' as const, amount: null }] : [])];
        if (kind === 'in') {
          const step = { action: 'start', by: 'professional' } as const;
          await endChanges(tx, await tx.move(table, dutyShiftMachine, before, step, { in_at: at, divergences }));
        } else {
          const punches = { in_at: before.in_at ?? at, out_at: at };
          const values = { out_at: at, divergences, ...doneHours(before, punches, facts, holidayOf(facts, before)) };
          if (before.status === 'done_with_divergence') await tx.change(table, before, values, { action: 'duty_shift.finished' });
          else {
            const action = divergences.length > 0 ? 'diverge' : 'finish';
            await tx.move(table, dutyShiftMachine, before, { action, by: 'professional' }, values);
          }
        }
        const source = kept_at === null ? 'phone' : 'offline';
        await tx.insert(
          shiftPunches,
          { shift_id: id, kind, source, at, received_at: tx.now, ...placed },
          { action: 'shift_punch.recorded' },
        );
        return { at, ...placed, divergences: punchFindings };
      }),

    punches: async ({ group }: ManagerActor, { id }: { id: number }): Promise<ShiftPunches> => {
      const { shift, rules, timezone, is_signed } = await clocks.find(db, group, id);
      const rows = await clocks.punchesOf(db, id);
      const fixed = is_signed ? SIGNED : reviewProblem(shift.starts_on, clock.today(), rules);
      const legal = dutyShiftMachine.legalActions(shift.status, 'manager');
      const hasBegun = clock.now().toISOString() >= shift.start_at;
      const mayChange = fixed === null && hasBegun && shift.professional_id !== null;
      return {
        version: shift.version,
        timezone,
        done_minutes: shift.done_minutes,
        divergences: shift.divergences,
        punches: marked(rows),
        fixed: hasBegun ? fixed : null,
        may_correct: mayChange && legal.includes('correct'),
        may_miss: mayChange && legal.includes('miss'),
      };
    },

    correct: (actor: ManagerActor, { id, body: { version, ...form } }: InputOf<typeof contract.correct>): Promise<void> =>
      work(actor, async (tx) => {
        const after = await correctClock(tx, await clocks.lockClocked(tx.db, inGroup(actor.group), { id, version }), form);
        await endChanges(tx, after);
        await tell(tx, after, 'O ponto do seu plantão foi corrigido', form.reason);
      }),

    miss: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.miss>): Promise<void> =>
      work(actor, async (tx) => {
        const { shift: before, is_signed } = await clocks.lockClocked(tx.db, inGroup(actor.group), { id, version });
        const facts = await clockFacts(tx, before);
        refuseFixed(before, facts, is_signed, tx.today);
        if (tx.now < before.start_at) throw new AppError(422, { message: 'Este plantão ainda não começou.', code: 'not_begun' });
        const after = await tx.move(table, dutyShiftMachine, before, { action: 'miss', by: 'manager', reason });
        await endChanges(tx, after);
        await tell(tx, after, 'Falta registrada em um plantão', reason);
      }),

    /** A job: what is over and nobody clocked, or nobody ended, comes to what the rules say. */
    settle: async (jobId: string): Promise<void> => {
      const now = clock.now().toISOString();
      const due = (await clocks.unsettled(db, now)).filter((shift) => settlementOf(shift, now, shift.rules) !== null);
      await each('shifts', due, (shift) => settle(jobId, shift));
    },
  };
};

const BEGUN = 'O plantão já começou.';

const plannedHours = (shift: DutyShift) => ({
  done_minutes: shift.duration_minutes,
  done_night_minutes: shift.night_minutes,
  done_weekend_minutes: shift.weekend_minutes,
  done_holiday_minutes: shift.holiday_minutes,
});

/** The last of each kind counts. */
const marked = (rows: readonly Omit<PunchRow, 'counts'>[]): PunchRow[] => {
  const last = PUNCH_KINDS.map((kind) => rows.findLast((row) => row.kind === kind)?.id);
  return rows.map((row) => ({ ...row, counts: last.includes(row.id) }));
};
