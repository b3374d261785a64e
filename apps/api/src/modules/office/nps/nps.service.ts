import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { nps } from '@esteto/contract/office/nps';
import type { NpsAnswerForm } from '@esteto/domain/office/nps/nps-answer';
import { npsClassification } from '@esteto/domain/office/nps/nps-classification';
import { takesAnswers } from '@esteto/domain/office/nps/nps-life';
import { npsTaskDue } from '@esteto/domain/office/nps/nps-task-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import { written } from '@esteto/mail/letter/written';
import { surveyLetter } from '@esteto/mail/user/survey-letter';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import { type SessionActor, systemActor, type Visitor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { npsTasks } from '../../../tables/nps/nps.tables.ts';
import type { NoticeService } from '../notice/notice.service.ts';
import * as answers from './nps.repository.ts';
import { NPS_LETTER, type NpsLetterJob, type NpsMailJob } from './nps-mail.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & { notices: NoticeService };

/** Letters asked for in one transaction. */
const BATCH = 200;

/** The side of whoever is asked. */
export const npsService = ({ db, work, clock, config, jobs, mail, notices }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });

  /** Guessing a token is braked like any secret. */
  const find = async (visitor: Visitor, token: string) => {
    const invitation = await brakes.guess([pairBrake(visitor.info.ip, 'nps')], () => answers.findByToken(db, secretHash(token)));
    if (!invitation) throw linkInvalid();
    return invitation;
  };

  /** The link of a survey, to somebody whom it asks: kept before it is sent; another try puts its own in the place of one that did not leave. */
  const sendTo = async (survey_id: number, person: { id: number; name: string; email: string }, jobId: string): Promise<void> => {
    const token = newSecret();
    const actor = systemActor(jobId);
    await work(actor, (tx) => answers.putLink(tx.db, { survey_id, user_id: person.id, token_hash: secretHash(token), sent_at: tx.now }));
    const letter = surveyLetter({ person: person.name, link: `${config.publicUrl}/nps/resposta/${token}` });
    await mail.send({ to: person.email, ...written(letter) }, `nps-${survey_id}-${person.id}`);
    await work(actor, async (tx) => tx.record({ type: 'nps_survey', id: survey_id }, { action: 'nps_survey.sent' }));
  };

  return {
    started: async (actor: SessionActor): Promise<{ id: number | null }> => ({ id: await answers.findUnanswered(db, actor.user.id) }),

    /** One answer a person, while the survey runs. One that does not ask the person answers like none. */
    answer: (actor: SessionActor, { id, body }: InputOf<typeof nps.answer>): Promise<void> =>
      work(actor, async (tx) => {
        const { score, comment } = body;
        if (score === null || score === undefined) throw new AppError(422, codedError('nps_without_score'));
        const survey = await answers.holdAsked(tx.db, id, actor.user.id);
        if (!survey) throw notFound();
        if (!takesAnswers(survey.status)) throw new AppError(409, codedError('nps_not_running'));
        const isFirst = await keep(notices, tx, survey, actor.user.id, { score, comment });
        if (!isFirst) throw new AppError(403, codedError('nps_already_answered'));
      }),

    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof nps.look>): Promise<void> => {
      await find(visitor, token);
    },

    /** By the link of the e-mail, which says who answers. */
    reply: async (visitor: Visitor, { body: { token, ...answer } }: InputOf<typeof nps.reply>): Promise<void> => {
      const { survey_id, user_id } = await find(visitor, token);
      await work(visitor, async (tx) => {
        const survey = await answers.holdAsked(tx.db, survey_id, user_id);
        if (!survey || !takesAnswers(survey.status) || !(await keep(notices, tx, survey, user_id, answer))) throw linkInvalid();
      });
    },

    /** Asks for a letter to each who has none yet. A job. */
    send: async ({ id }: NpsMailJob, jobId: string): Promise<void> =>
      inBatches(
        'people',
        (after) => answers.toAsk(db, id, { after, limit: BATCH }),
        (people) =>
          work(systemActor(jobId), async (tx) => {
            for (const { id: user_id } of people)
              await jobs.enqueue(tx, NPS_LETTER, { id, user_id } satisfies NpsLetterJob, `nps-${id}-${user_id}`);
          }),
      ),

    /** A job: who has answered meanwhile is left alone. */
    sendLetter: async ({ id, user_id }: NpsLetterJob, jobId: string): Promise<void> => {
      const person = await answers.personToAsk(db, id, user_id);
      if (person) await sendTo(id, person, jobId);
    },

    sendTo,
  };
};

type Asked = { id: number; company_id: number; analyst_id: number | null; name: string };

/** Keeps an answer, and opens the loop that a detractor's asks for. False: the person had answered before. */
const keep = async (
  notices: NoticeService,
  tx: Tx,
  survey: Asked,
  user_id: number,
  { score, comment }: NpsAnswerForm,
): Promise<boolean> => {
  const { id: survey_id, company_id, analyst_id, name } = survey;
  const search_key = searchKey(`${comment ?? ''} ${name}`);
  const answer_id = await answers.insertAnswer(tx.db, { survey_id, user_id, score, comment, search_key, created_at: tx.now });
  if (answer_id === null) return false;
  tx.record({ type: 'nps_survey', id: survey_id }, { action: 'nps_survey.answered' });
  if (npsClassification(score) === 'detractor') {
    const task = { answer_id, survey_id, company_id, analyst_id, status: 'open', due_on: npsTaskDue(tx.today) } as const;
    const { id } = await tx.insert(npsTasks, task, { action: 'nps_task.created' });
    await notices.tell(tx, [
      {
        kind: 'nps_task.given',
        company_id,
        to: 'analyst',
        title: `${name} deu nota ${score}`,
        body: `${comment ? `“${comment}” ` : ''}Fale com a pessoa até ${formatDateNumeric(task.due_on)}.`,
        action_url: '/painel/retornos',
        key: `nps-task-${id}`,
      },
    ]);
  }
  return true;
};

const linkInvalid = (): AppError => new AppError(422, codedError('nps_link_invalid'));
