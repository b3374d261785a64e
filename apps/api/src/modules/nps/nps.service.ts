import type { InputOf } from '@esteto/contract/endpoint';
import type { nps } from '@esteto/contract/nps';
import { codedError } from '@esteto/contract/wire-error';
import { dueNpsSurveyAction, type NpsSurveyAction, type NpsSurveyActor, npsSurveyMachine, takesAnswers } from '@esteto/domain/nps/nps-life';
import { written } from '@esteto/mail/letter/written';
import { surveyLetter } from '@esteto/mail/user/survey-letter';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { each, inBatches } from '../../platform/jobs/each.ts';
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

export const NPS_LETTER = 'nps-surveys.letter';

export type NpsMailJob = { id: number };
export type NpsLetterJob = { id: number; user_id: number };

/** Letters asked for in one transaction. */
const BATCH = 200;

export const npsService = ({ db, work, clock, config, jobs, mail }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });

  /** Guessing a token is braked like any secret. */
  const find = async (visitor: Visitor, token: string) => {
    const found = await brakes.guess([pairBrake(visitor.info.ip, 'nps')], () => surveys.findByToken(db, secretHash(token)));
    if (!found) throw linkInvalid();
    return found;
  };

  /** A survey that starts is sent to whom it asks. */
  const move = async (tx: Tx, survey: Row<typeof npsSurveys>, action: NpsSurveyAction, by: NpsSurveyActor) => {
    const row = await tx.move(npsSurveys, npsSurveyMachine, survey, { action, by });
    const isOut = row.status === 'started' && row.should_send_by_email;
    if (isOut) await jobs.enqueue(tx, NPS_MAIL, { id: row.id } satisfies NpsMailJob, `nps-${row.id}`);
    return row;
  };

  /** The link of a survey, to somebody whom it asks: kept before it is sent; another try puts its own in the place of one that did not leave. */
  const sendTo = async (survey_id: number, person: { id: number; name: string; email: string }, jobId: string): Promise<void> => {
    const token = newSecret();
    const actor = systemActor(jobId);
    await work(actor, (tx) => surveys.putLink(tx.db, { survey_id, user_id: person.id, token_hash: secretHash(token), sent_at: tx.now }));
    const letter = surveyLetter({ person: person.name, link: `${config.publicUrl}/nps/resposta/${token}` });
    await mail.send({ to: person.email, ...written(letter) }, `nps-${survey_id}-${person.id}`);
    await work(actor, async (tx) => tx.record({ type: 'nps_survey', id: survey_id }, { action: 'nps_survey.sent' }));
  };

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
    followClock: async (request_id: string): Promise<void> =>
      each('surveys', await surveys.openIds(db), (id) =>
        work(systemActor(request_id), async (tx) => {
          let survey = await tx.lock(npsSurveys, { id, version: null, scope: undefined });
          for (let due = dueNpsSurveyAction(survey, tx.now); due; due = dueNpsSurveyAction(survey, tx.now))
            survey = await move(tx, survey, due, 'system');
        }),
      ),

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

    /** Asks for a letter to each who has none yet. A job. */
    send: async ({ id }: NpsMailJob, jobId: string): Promise<void> =>
      inBatches(
        'people',
        (after) => surveys.toAsk(db, id, { after, limit: BATCH }),
        (people) =>
          work(systemActor(jobId), async (tx) => {
            for (const { id: user_id } of people)
              await jobs.enqueue(tx, NPS_LETTER, { id, user_id } satisfies NpsLetterJob, `nps-${id}-${user_id}`);
          }),
      ),

    /** A job: who has answered meanwhile is left alone. */
    sendLetter: async ({ id, user_id }: NpsLetterJob, jobId: string): Promise<void> => {
      const person = await surveys.personToAsk(db, id, user_id);
      if (person) await sendTo(id, person, jobId);
    },

    sendTo,
  };
};

const linkInvalid = (): AppError => new AppError(422, codedError('nps_link_invalid'));
