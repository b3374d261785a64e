import type {
  dutyShift as contract,
  OwnShift,
  Schedule,
  ScheduleSetup,
  ScheduleShift,
  ShiftCandidate,
  ShiftFindings,
  StepDone,
} from '@esteto/contract/duty/duty-shift';
import type { InputOf } from '@esteto/contract/endpoint';
import { restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { Finding } from '@esteto/domain/duty/duty-shift/eligibility';
import { shiftSpan, shiftTimes } from '@esteto/domain/duty/duty-shift/shift-time';
import { addDays, formatDateFull, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CompanyActor, ManagerActor } from '../../../platform/work/actor.ts';
import { refuseOverlap } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { scheduleSteps, dutyShifts as table } from '../../../tables/duty-shift/duty-shift.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import { commitmentsOf, isInWindow, peopleWithin } from './commitments.repository.ts';
import type { CredentialReader } from './credential-reader.ts';
import * as shifts from './duty-shift.repository.ts';
import { type GroupFacts, groupFacts, holidayIn } from './group-facts.ts';
import { refuseSigned } from './hours-statement/refuse-signed.ts';
import { CHANGED, CONSTRAINTS, doubleBooked, refuseFindings, refuseForeign, takeStep } from './schedule-step.ts';
import { horizon, judge, minutesIn } from './shift-judgement.ts';
import { tellOver } from './shift-request/request-news.ts';

export type DutyShiftService = ReturnType<typeof dutyShiftService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: NoticeService; credentialsOf: CredentialReader };

/** Most shifts that are published at once. */
const MOST_PUBLISHED = 5_000;

/** The schedule of a group: planned in drafts by its managers, published to whom it is about, changed step by step. */
export const dutyShiftService = ({ db, work, clock, notices, credentialsOf }: Parts) => {
  const step = async (tx: Tx, given: Omit<Parameters<typeof takeStep>[1], 'credentialsOf'>): Promise<StepDone> => {
    const { step_id, touched, ended } = await takeStep(tx, { ...given, credentialsOf });
    await tellChanged(tx, notices, touched, step_id);
    await tellOver(tx, notices, ended, { key: `schedule-step-${step_id}`, body: CHANGED });
    return { step_id };
  };

  return {
    schedule: async ({ group }: ManagerActor, input: InputOf<typeof contract.schedule>): Promise<Schedule> => {
      const rows = await shifts.within(db, group, input);
      const facts = await groupFacts(db, group.group_id, input.from, input.to);
      const shown = facts.units.filter(({ id }) => input.unit_id === null || id === input.unit_id);
      const isShown = (one: GroupFacts['holidays'][number]) => one.scope === 'national' || shown.some((unit) => restsOn(one, unit));
      const named = new Map(facts.holidays.filter(isShown).map(({ date, name }) => [date, name]));
      const holidays = [...named].map(([date, name]) => ({ date, name })).filter(({ date }) => date >= input.from && date <= input.to);
      return { shifts: rows, holidays };
    },

    findings: async ({ group }: ManagerActor, input: InputOf<typeof contract.findings>): Promise<ShiftFindings[]> => {
      const facts = await groupFacts(db, group.group_id, input.from, input.to);
      const commitments = await commitmentsOf(db, facts.id, peopleWithin(db, group, input), horizon(facts, input.from, input.to));
      const credentials = await credentialsOf(db, facts.id, null);
      return commitments
        .filter(({ kind, shift }) => kind === 'shift' && shift !== null && isInWindow(shift, group, input))
        .flatMap(({ shift, professional_id }) => {
          const findings = shift ? judge({ facts, credentials, commitments }, { ...shift, professional_id }, professional_id) : [];
          return shift && findings.length > 0 ? [{ id: shift.id, findings }] : [];
        });
    },

    candidates: async ({ group }: ManagerActor, input: InputOf<typeof contract.candidates>): Promise<ShiftCandidate[]> => {
      const { unit_id, starts_on, except_id: id, qualifications } = input;
      const facts = await groupFacts(db, group.group_id, starts_on, addDays(starts_on, 1));
      const credentials = await credentialsOf(db, facts.id, null);
      const people = credentials.map(({ professional_id }) => professional_id);
      const commitments = await commitmentsOf(db, facts.id, people, horizon(facts, starts_on, starts_on));
      const span = shiftSpan(starts_on, input.starts_at, input.ends_at);
      const isHoliday = holidayIn(facts, unit_id);
      const times = shiftTimes(span, facts, (date) => isHoliday(date) !== null);
      const qualification_ids = qualifications?.split(',').map(Number) ?? [];
      return people.map((professional_id) => ({
        professional_id,
        name: facts.professionals.find(({ id: one }) => one === professional_id)?.name ?? '',
        findings: judge(
          { facts, credentials, commitments },
          { ...span, ...times, id, unit_id, qualification_ids, professional_id },
          professional_id,
        ),
        month_minutes: minutesIn(
          commitments.filter((one) => one.professional_id === professional_id && (id === null || one.id !== id)),
          starts_on.slice(0, 7),
        ),
      }));
    },

    setup: async ({ group }: ManagerActor): Promise<ScheduleSetup> => {
      const { units, sectors, tags, qualifications } = await groupFacts(db, group.group_id, clock.today(), clock.today());
      const isTheirs = (id: number) => group.unit_ids?.includes(id) !== false;
      return {
        units: units.filter(({ id }) => isTheirs(id)),
        sectors: sectors.filter(({ unit_id }) => isTheirs(unit_id)),
        tags: tags.filter(({ is_offered }) => is_offered),
        qualifications: [...qualifications],
      };
    },

    detail: ({ group }: ManagerActor, { id }: { id: number }): Promise<ScheduleShift> => shifts.find(db, group, id),

    create: (actor: ManagerActor, { body: { vacancies, reason, ...shift } }: InputOf<typeof contract.create>): Promise<StepDone> =>
      work(actor, (tx) => {
        const places = Array.from({ length: vacancies }, (_, place) => ({
          id: null,
          version: null,
          shift: { ...shift, professional_id: place === 0 ? shift.professional_id : null },
        }));
        return step(tx, { kind: 'change', scope: actor.group, changes: places, reason, fieldOf: () => 'professional_id' });
      }),

    update: (actor: ManagerActor, { id, body: { version, reason, ...shift } }: InputOf<typeof contract.update>): Promise<StepDone> =>
      work(actor, (tx) =>
        step(tx, { kind: 'change', scope: actor.group, changes: [{ id, version, shift }], reason, fieldOf: () => 'professional_id' }),
      ),

    step: (actor: ManagerActor, { body }: InputOf<typeof contract.step>): Promise<StepDone> =>
      work(actor, (tx) => step(tx, { ...body, scope: actor.group })),

    undo: (actor: ManagerActor, { id }: { id: number }): Promise<StepDone> =>
      work(actor, async (tx) => {
        const before = await tx.lock(scheduleSteps, { id, version: null, scope: shifts.stepsOf(actor.group) });
        if (before.is_undone) throw new AppError(422, { message: 'Este passo já foi desfeito.', code: 'step_undone' });
        await tx.change(scheduleSteps, before, { is_undone: true }, { action: 'schedule_step.undone', only: new Set(['is_undone']) });
        const changes = before.shifts.map((one) => ({ id: one.id, version: one.version, shift: one.before }));
        return step(tx, { kind: 'undo', scope: actor.group, changes, reason: 'Como era antes.' });
      }),

    publish: (actor: ManagerActor, { body }: InputOf<typeof contract.publish>): Promise<{ published: number; told: number }> =>
      work(actor, async (tx) => {
        const { reason, ...window } = body;
        const facts = await groupFacts(tx.db, actor.group.group_id, window.from, window.to);
        const { unit_id } = window;
        if (unit_id !== null) refuseForeign(facts, actor.group, { ...window, unit_id, tag_ids: [], qualification_ids: [] });
        const rows = await tx.lockAll(table, { scope: shifts.draftsIn(actor.group, window), most: MOST_PUBLISHED });
        if (rows.length === 0)
          throw new AppError(422, { message: 'Não há rascunhos para publicar nestes dias.', code: 'nothing_to_publish' });
        const given = rows.filter(({ professional_id }) => professional_id !== null);
        await refuseSigned(
          tx,
          facts,
          given.map(({ professional_id, starts_on }) => ({ field: 'from', professional_id, starts_on })),
        );
        const people = [...new Set(given.flatMap(({ professional_id }) => professional_id ?? []))];
        if (people.length > 0) {
          const knowledge = {
            facts,
            credentials: await credentialsOf(tx.db, facts.id, people),
            commitments: await commitmentsOf(tx.db, facts.id, people, horizon(facts, window.from, window.to)),
          };
          refuseFindings(
            given.map((shift, place) => ({ place, findings: judgedAloud(knowledge, shift) })),
            reason,
            () => 'reason',
          );
        }
        await refuseOverlap(CONSTRAINTS, doubleBooked, async () => {
          await tx.moveAll(table, dutyShiftMachine, given, { action: 'publish', by: 'manager', reason });
          const holes = rows.filter(({ professional_id }) => professional_id === null);
          await tx.moveAll(table, dutyShiftMachine, holes, { action: 'publish_open', by: 'manager', reason });
        });
        if (people.length > 0)
          await notices.tellPeople(tx, people, {
            kind: 'duty_shift.published',
            title: `Escala publicada: ${facts.name}`,
            body: `De ${formatDateFull(window.from)} a ${formatDateFull(window.to)}. Veja os seus plantões.`,
            key: `schedule-${facts.id}-${Math.max(...rows.map(({ id }) => id))}-${window.from}`,
            pageOf: () => '/app/docplantao/minha-escala',
          });
        return { published: rows.length, told: people.length };
      }),

    own: ({ user }: CompanyActor, input: InputOf<typeof contract.own>): Promise<OwnShift[]> => shifts.ofProfessional(db, user.id, input),

    /** What else takes a professional's time, for their own calendar. */
    ownDuring: (reader: Reader, user_id: number, from: WallTime, to: WallTime) => shifts.ownDuring(reader, user_id, from, to),

    /** What other programs read: the professional's own of late and to come, and those that were called off a while ago. */
    ofPerson: (reader: Reader, user_id: number) => shifts.ownSince(reader, user_id, addDays(clock.today(), -TOLD_DAYS)),

    confirm: (actor: CompanyActor, { id, body: { version } }: Pick<InputOf<typeof contract.confirm>, 'id' | 'body'>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: shifts.publishedOf(actor.user.id) });
        if (before.version !== version && before.status === 'confirmed') return;
        await tx.move(table, dutyShiftMachine, before, { action: 'confirm', by: 'professional' });
      }),
  };
};

/** Days for which what is over, or was called off, is still told to other programs. */
const TOLD_DAYS = 90;

/** Findings about a shift among many: each sentence also says whom and which day it is about. */
const judgedAloud = (knowledge: Parameters<typeof judge>[0], shift: shifts.DutyShift): Finding[] => {
  const { professional_id, starts_on } = shift;
  if (professional_id === null) return [];
  const name = knowledge.facts.professionals.find(({ id }) => id === professional_id)?.name ?? 'Profissional';
  return judge(knowledge, shift, professional_id).map((finding) => ({
    ...finding,
    message: `${name}, ${formatDateNumeric(starts_on)}: ${finding.message}`,
  }));
};

/** Whoever had a published shift that changed, and whoever has it now; of drafts nobody hears. */
export const tellChanged = async (tx: Tx, notices: NoticeService, touched: readonly shifts.DutyShift[], step_id: number): Promise<void> => {
  const published = touched.filter(({ status }) => status !== 'draft');
  const people = [...new Set(published.flatMap(({ professional_id }) => professional_id ?? []))];
  if (people.length === 0) return;
  const days = [
    ...new Set(
      published.map(
        ({ starts_on, starts_at, ends_at }) => `${formatDateFull(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}`,
      ),
    ),
  ];
  await notices.tellPeople(tx, people, {
    kind: 'duty_shift.changed',
    title: 'Seus plantões mudaram',
    body:
      days.length > 3
        ? `${days.length} plantões foram incluídos, mudados ou retirados. Veja a sua escala.`
        : `${days.join('; ')}. Veja a sua escala.`,
    key: `schedule-step-${step_id}`,
    pageOf: () => '/app/docplantao/minha-escala',
  });
};
