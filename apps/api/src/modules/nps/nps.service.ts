import type { InputOf } from '@esteto/contract/endpoint';
import type { nps } from '@esteto/contract/nps';
import { codedError } from '@esteto/contract/wire-error';
import { dueNpsSurveyAction, type NpsSurveyAction, type NpsSurveyActor, npsSurveyMachine, takesAnswers } from '@esteto/domain/nps/nps-life';
import { written } from '@esteto/mail/letter/written';
import { surveyLetter } from '@esteto/mail/user/survey-letter';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { pairBrake } from '../../platform/sessions/brake.ts';
import { guessBrakes } from '../../platform/sessions/guess-brakes.ts';
import { newSecret, secretHash } from '../../platform/sessions/secret.ts';
import { type AnyActor, type SessionActor, systemActor, type Visitor } from '../../platform/work/actor.ts';
import type { Row, Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as surveys from './nps.repository.ts';
import { npsSurveys } from './nps.tables.ts';

export type NewSurvey = Omit<Values<typeof npsSurveys>, 'status'>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'>;

export const NPS_MAIL = 'nps-surveys.mail';

export type NpsMailJob = { id: number };

export const npsService = ({ db, work, clock, config, jobs, mail }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });

  /** Guessing a token is braked like any secret. */
  const find = async (visitor: Visitor, token: string) => {
    const found = await brakes.guess([pairBrake(visitor.info.ip, 'nps')], () => surveys.findByToken(db, secretHash(token)));
    if (!found) throw linkInvalid();
    return found;
  };

  /** Refuses what is illegal with 422 and the names of what is not. A survey that starts is sent to whom it asks. */
  const move = async (tx: Tx, survey: Row<typeof npsSurveys>, action: NpsSurveyAction, by: NpsSurveyActor) => {
    const step = npsSurveyMachine.transition(survey.status, action, { by });
    if (!step.ok) throw new AppError(422, { message: step.message, code: 'illegal_transition' });
    const row = await tx.change(npsSurveys, survey, { status: step.to }, { action: step.event });
    const isOut = step.to === 'started' && row.should_send_by_email;
    if (isOut) await jobs.enqueue(tx, NPS_MAIL, { id: row.id } satisfies NpsMailJob, `nps-${row.id}`);
    return row;
  };

  /** The link of a survey, to somebody whom it asks. */
  const sendTo = (survey_id: number, person: { id: number; name: string; email: string }, jobId: string): Promise<void> =>
    work(systemActor(jobId), async (tx) => {
      const token = newSecret();
      await surveys.insertLink(tx.db, { survey_id, user_id: person.id, token_hash: secretHash(token), sent_at: tx.now });
      tx.record({ type: 'nps_survey', id: survey_id }, { action: 'nps_survey.sent' });
      const letter = surveyLetter({ person: person.name, link: `${config.publicUrl}/nps/resposta/${token}` });
      await mail.send({ to: person.email, ...written(letter) }, `nps-${survey_id}-${person.id}`);
    });

  return {
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

    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof nps.look>): Promise<void> => {
      await find(visitor, token);
    },

    /** By the link of the e-mail, which says who answers. */
    reply: async (visitor: Visitor, { body: { token, score, comment } }: InputOf<typeof nps.reply>): Promise<void> => {
      const { survey_id, user_id } = await find(visitor, token);
      await work(visitor, async (tx) => {
        const survey = await surveys.holdAsked(tx.db, survey_id, user_id);
        if (!survey || !takesAnswers(survey.status)) throw linkInvalid();
        const isFirst = await surveys.insertAnswer(tx.db, { survey_id, user_id, score, comment, created_at: tx.now });
        if (!isFirst) throw linkInvalid();
        tx.record({ type: 'nps_survey', id: survey_id }, { action: 'nps_survey.answered' });
      });
    },

    /** A job: one person at a time, so that a retry goes on with those who have no message yet. */
    send: async ({ id }: NpsMailJob, jobId: string): Promise<void> => {
      for (let person = await surveys.nextToAsk(db, id); person; person = await surveys.nextToAsk(db, id)) await sendTo(id, person, jobId);
    },

    sendTo,
  };
};

const linkInvalid = (): AppError => new AppError(422, codedError('nps_link_invalid'));
