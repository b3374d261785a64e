import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { npsSurvey as contract, NpsComment, NpsSurveyDetail, NpsSurveyRow, NpsTask } from '@esteto/contract/office/nps-survey';
import { audiencesOverlap, type NpsAudience } from '@esteto/domain/office/nps/nps-audience';
import { npsGroups } from '@esteto/domain/office/nps/nps-group';
import { npsStanding } from '@esteto/domain/office/nps/nps-interval';
import {
  dueNpsSurveyAction,
  mayBeDeleted,
  type NpsSurveyAction,
  type NpsSurveyActor,
  npsSurveyMachine,
} from '@esteto/domain/office/nps/nps-life';
import type { NpsSurveyForm } from '@esteto/domain/office/nps/nps-survey-form';
import { npsTaskMachine } from '@esteto/domain/office/nps/nps-task-life';
import { type NpsWindow, nextWindow, startedAt, windowDays, windowsOverlap } from '@esteto/domain/office/nps/nps-window';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type AnyActor, type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { npsSurveys, npsTasks } from '../../../../tables/nps/nps.tables.ts';
import { countCandidates, invite } from '../nps-candidates.ts';
import { NPS_MAIL, type NpsMailJob } from '../nps-mail.ts';
import * as surveys from './nps-survey.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'>;
type Survey = surveys.Survey;
type Of = { id: number };

export type NpsSurveyService = ReturnType<typeof npsSurveyService>;

/** The side of the team: surveys, what they found, and who gets back to whom. */
export const npsSurveyService = ({ db, work, clock, jobs }: Parts) => {
  /** A survey that starts asks: whom, is found out now. */
  const start = async (tx: Tx, survey: Survey, by: NpsSurveyActor): Promise<Survey> => {
    const start_at = startedAt(survey, tx.now);
    if (by === 'staff') await refuseOverlap(tx, { ...survey, start_at }, survey.id);
    const row = await tx.move(npsSurveys, npsSurveyMachine, survey, { action: 'start', by }, { start_at });
    if (dueNpsSurveyAction(row, tx.now) === 'conclude') return row;
    await invite(tx.db, row.id, row, tx.today);
    if (row.should_send_by_email) await jobs.enqueue(tx, NPS_MAIL, { id: row.id } satisfies NpsMailJob, `nps-${row.id}`);
    return row;
  };

  const move = (tx: Tx, survey: Survey, action: NpsSurveyAction, by: NpsSurveyActor): Promise<Survey> => {
    if (action === 'start') return start(tx, survey, by);
    const isEarly = action === 'conclude' && Date.parse(survey.end_at) > Date.parse(tx.now);
    return tx.move(npsSurveys, npsSurveyMachine, survey, { action, by }, isEarly ? { end_at: tx.now } : undefined);
  };

  const followOne = async (tx: Tx, before: Survey): Promise<Survey> => {
    let survey = before;
    for (let due = dueNpsSurveyAction(survey, tx.now); due; due = dueNpsSurveyAction(survey, tx.now))
      survey = await move(tx, survey, due, 'system');
    return survey;
  };

  /** The next one of a series. Where another survey has its days it is tried again later. */
  const repeat = async (tx: Tx, survey: Survey): Promise<void> => {
    const window = nextWindow(survey, tx.now);
    const next = { ...formOf(survey), ...window };
    const others = await surveys.othersStillOpen(tx.db, survey.id);
    if (others.some((other) => collide(other, next))) return;
    await tx.insert(npsSurveys, { ...next, repeats_id: survey.id, status: 'planned' }, { action: 'nps_survey.created' });
  };

  const finish = async (
    actor: SessionActor,
    { id, body: { version, outcome } }: InputOf<typeof contract.finishTask>,
    scope: ReturnType<typeof surveys.ownTask> | undefined,
  ) => {
    await work(actor, async (tx) => {
      const task = await tx.lock(npsTasks, { id, version, scope });
      await tx.move(npsTasks, npsTaskMachine, task, { action: 'finish', by: 'staff', company_id: null }, { outcome, done_at: tx.now });
    });
  };

  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(npsSurveys, { id, version, scope: undefined });

  return {
    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<NpsSurveyRow>> => {
      const page = await surveys.list(db, input);
      return { ...page, items: page.items.map(shown) };
    },

    detail: async (_actor: SessionActor, { id }: Of): Promise<NpsSurveyDetail> => {
      const survey = await surveys.find(db, id);
      const [counted, points] = await Promise.all([surveys.groups(db, id), surveys.trend(db, survey)]);
      const { groups, hidden } = npsGroups(counted);
      return {
        ...shown(survey),
        ...scoreColumns(survey.counts),
        groups,
        hidden_groups: hidden,
        trend: points.flatMap(({ counts, ...point }) => {
          const { nps_score: score, interval, total_responses: answers } = npsStanding(counts);
          return score === null || interval === null ? [] : [{ ...point, answers, score, interval }];
        }),
      };
    },

    preview: (_actor: SessionActor, { body }: InputOf<typeof contract.preview>) => countCandidates(db, body, clock.today()),

    /** One whose day has come starts at once. */
    create: (actor: AnyActor, { body }: { body: NpsSurveyForm }): Promise<NpsSurveyRow> =>
      work(actor, async (tx) => {
        await refuseOverlap(tx, body, null);
        const row = await tx.insert(npsSurveys, { ...body, status: 'planned' }, { action: 'nps_survey.created' });
        await followOne(tx, row);
        return shown(await surveys.find(tx.db, row.id));
      }),

    move: async (actor: AnyActor, { id, body: { action, version } }: { id: number; body: Move }): Promise<void> => {
      await work(actor, async (tx) => move(tx, await lock(tx, id, version), action, 'staff'));
    },

    /** Removing a survey of a series ends the series: it is not repeated any more. */
    remove: (actor: SessionActor, { id }: Of): Promise<void> =>
      work(actor, async (tx) => {
        const survey = await lock(tx, id, null);
        if (!mayBeDeleted(survey.status))
          throw new AppError(422, { message: 'Esta pesquisa já começou. Para encerrar, conclua.', code: 'nps_begun' });
        await surveys.deleteSurvey(tx.db, id);
        tx.record({ type: 'nps_survey', id }, { action: 'nps_survey.deleted' });
        if (survey.repeats_id === null) return;
        const former = await lock(tx, survey.repeats_id, null);
        await tx.change(npsSurveys, former, { repeats_quarterly: false }, { action: 'nps_survey.repeat_ended' });
      }),

    comments: async (_actor: SessionActor, input: InputOf<typeof contract.comments>): Promise<Page<NpsComment>> => {
      await surveys.find(db, input.id);
      return surveys.comments(db, input);
    },

    tasks: async (_actor: SessionActor, input: InputOf<typeof contract.tasks>): Promise<Page<NpsTask>> => {
      await surveys.find(db, input.id);
      return surveys.tasks(db, input);
    },

    ownTasks: ({ user }: SessionActor, input: InputOf<typeof contract.ownTasks>): Promise<Page<NpsTask>> =>
      surveys.openTasksOf(db, user.id, input),

    finishTask: (actor: SessionActor, input: InputOf<typeof contract.finishTask>): Promise<void> => finish(actor, input, undefined),

    /** For others' it answers as for none. */
    finishOwnTask: (actor: SessionActor, input: InputOf<typeof contract.finishOwnTask>): Promise<void> =>
      finish(actor, input, surveys.ownTask(actor.user.id)),

    /** What the clock asks of the surveys, and the next ones of those that repeat. A job: nothing is left to do when it runs again. */
    followClock: async (request_id: string): Promise<void> => {
      const actor = systemActor(request_id);
      await each('surveys', await surveys.openIds(db), (id) => work(actor, async (tx) => followOne(tx, await lock(tx, id, null))));
      await each('series', await surveys.idsToRepeat(db), (id) => work(actor, async (tx) => repeat(tx, await lock(tx, id, null))));
    },

    piles: () => surveys.piles(),
  };
};

type Move = { action: NpsSurveyAction; version: number | null };

type Planned = NpsWindow & NpsAudience;

const collide = (one: Planned, other: Planned): boolean => windowsOverlap(one, other) && audiencesOverlap(one, other);

const refuseOverlap = async (tx: Tx, planned: Planned, id: number | null): Promise<void> => {
  const other = (await surveys.othersStillOpen(tx.db, id)).find((open) => collide(open, planned));
  if (other) throw invalid({ start_at: `Início: já há uma pesquisa para estas pessoas de ${windowDays(other)}.` });
};

const formOf = ({ member_types, plan_ids, tenures, should_send_by_email, repeats_quarterly }: Survey) => ({
  member_types,
  plan_ids,
  tenures,
  should_send_by_email,
  repeats_quarterly,
});

type Counted = Awaited<ReturnType<typeof surveys.find>>;

const shown = (survey: Counted) => ({ ...survey, ...npsStanding(survey.counts), is_suspended: survey.status === 'suspended' });

const scoreColumns = (counts: readonly number[]) => {
  const of = (score: number) => counts[score] ?? 0;
  return {
    score_count_0: of(0),
    score_count_1: of(1),
    score_count_2: of(2),
    score_count_3: of(3),
    score_count_4: of(4),
    score_count_5: of(5),
    score_count_6: of(6),
    score_count_7: of(7),
    score_count_8: of(8),
    score_count_9: of(9),
    score_count_10: of(10),
  };
};
