import type { InputOf } from '@esteto/contract/endpoint';
import type { nps } from '@esteto/contract/nps';
import { codedError } from '@esteto/contract/wire-error';
import {
  dueNpsSurveyAction,
  type NpsSurveyAction,
  type NpsSurveyActor,
  npsSurveyMachine,
  takesAnswers,
} from '@esteto/domain/nps/nps-survey-transition';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { type AnyActor, type SessionActor, systemActor } from '../../platform/work/actor.ts';
import type { Row, Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as surveys from './nps.repository.ts';
import { npsSurveys } from './nps.tables.ts';

export type NpsService = ReturnType<typeof npsService>;

export type NewSurvey = Omit<Values<typeof npsSurveys>, 'status'>;

export const npsService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  started: async (actor: SessionActor): Promise<{ id: number | null }> => ({ id: await surveys.findUnanswered(db, actor.user.id) }),

  /** One answer a person, while the survey runs. One that does not ask the person answers like none. */
  answer: (actor: SessionActor, { id, body }: InputOf<typeof nps.answer>): Promise<void> =>
    work(actor, async (tx) => {
      const { score, comment } = body;
      if (score === null || score === undefined) throw new AppError(422, codedError('nps_without_score'));
      const survey = await surveys.holdAsked(tx.db, id, actor.user.id);
      if (!survey) throw notFound();
      if (!takesAnswers(survey.status)) throw new AppError(409, codedError('nps_not_running'));
      const isFirst = await surveys.insertAnswer(tx.db, { survey_id: id, user_id: actor.user.id, score, comment, created_at: tx.now });
      if (!isFirst) throw new AppError(403, codedError('nps_already_answered'));
      tx.record({ type: 'nps_survey', id }, { action: 'nps_survey.answered' });
    }),

  create: (actor: AnyActor, survey: NewSurvey) =>
    work(actor, (tx) => tx.insert(npsSurveys, { ...survey, status: 'planned' }, { action: 'nps_survey.created' })),

  /** Starts, suspends, resumes or concludes a survey by hand. */
  act: (actor: AnyActor, id: number, action: NpsSurveyAction) =>
    work(actor, async (tx) => move(tx, await tx.lock(npsSurveys, { id, version: null, scope: undefined }), action, 'staff')),

  /** What the clock asks of the surveys. A job: nothing is left to do when it runs again. */
  followClock: (request_id: string): Promise<void> =>
    work(systemActor(request_id), async (tx) => {
      for (let survey of await surveys.lockOpen(tx.db)) {
        for (let due = dueNpsSurveyAction(survey, tx.now); due; due = dueNpsSurveyAction(survey, tx.now))
          survey = await move(tx, survey, due, 'system');
      }
    }),
});

/** Refuses what is illegal with 422 and the names of what is not. */
const move = (tx: Tx, survey: Row<typeof npsSurveys>, action: NpsSurveyAction, by: NpsSurveyActor) => {
  const step = npsSurveyMachine.transition(survey.status, action, { by });
  if (!step.ok) throw new AppError(422, { message: step.message, code: 'illegal_transition' });
  return tx.change(npsSurveys, survey, { status: step.to }, { action: step.event });
};
