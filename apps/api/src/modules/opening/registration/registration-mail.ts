import { basePath } from '@esteto/domain/identity/route/base-paths';
import { type RegistrationStep, registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepNews, registrationTurn } from '@esteto/domain/opening/registration/registration-turn';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import type { Letter } from '@esteto/mail/letter/letter';
import { written } from '@esteto/mail/letter/written';
import { draftLetter } from '@esteto/mail/registration/draft-letter';
import { finishedLetter } from '@esteto/mail/registration/finished-letter';
import { signatureLetter } from '@esteto/mail/registration/signature-letter';
import { turnLetter } from '@esteto/mail/registration/turn-letter';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { News as CompanyNews, NoticeService } from '../../office/notice/notice.service.ts';
import { readFeeFile } from './board-fee-file.ts';
import * as registrations from './registration.repository.ts';

export const REGISTRATION_MAIL = 'registrations.mail';

/** `at`: when it was asked for; nobody gets the same message twice for it. */
export type RegistrationMail = { registration_id: number; at: string } & (
  | { kind: 'draft' | 'signature' | 'finished' }
  | { kind: 'reminder'; step: RegistrationStep }
);

type News = { registration_id: number } & ({ kind: 'draft' | 'signature' | 'finished' } | { kind: 'reminder'; step: RegistrationStep });

/** Once the transaction is committed, whoever has the turn hears of it. */
export const tellOf = (jobs: Deps['jobs'], tx: Tx, news: News): Promise<unknown> =>
  jobs.enqueue(tx, REGISTRATION_MAIL, { ...news, at: tx.now }, keyOf({ ...news, at: tx.now }));

const keyOf = ({ registration_id, kind, at }: RegistrationMail): string => `registration-${registration_id}-${kind}-${at}`;

type Parts = Pick<Deps, 'db' | 'mail' | 'config' | 'work' | 'files'> & {
  users: UserService;
  companies: CompanyService;
  notices: NoticeService;
};

/** A job: what went on meanwhile is not asked for again. */
export const sendRegistrationMail = async (
  { db, mail, config, work, files, users, companies, notices }: Parts,
  job: RegistrationMail,
): Promise<void> => {
  const row = await registrations.detail(db, job.registration_id);
  const status = job.kind === 'reminder' ? row.steps[job.step].status : null;
  const turn = job.kind === 'reminder' && status ? registrationTurn(job.step, status) : 'client';
  const personId = turn === 'staff' ? row.analyst_id : await companies.ownerId(row.company_id);
  const person = personId === null ? null : await users.find(personId);
  if (!person?.is_active) return;
  const links = {
    client: `${config.publicUrl}${basePath.professional}?empresa=${row.company_id}`,
    staff: `${config.publicUrl}${basePath.painel}/registro/abertura/registro/${row.id}/detalhes`,
  };
  const letter = letterOf(job, row, { person: person.name, company: row.company_name }, links);
  if (!letter) return;
  const isFee = job.kind === 'reminder' && job.step === 'board_fee' && turn === 'client' && row.board_fee_file_id !== null;
  const attachments = isFee ? [await readFeeFile({ db, files }, row)] : [];
  const attached = attachments.map(({ name, bytes, mime }) => ({ filename: name, content: Buffer.from(bytes), contentType: mime }));
  await mail.send({ to: person.email, ...written(letter), attachments: attached }, keyOf(job));
  if (job.kind === 'draft') await work(systemActor(keyOf(job)), (tx) => notices.tell(tx, [draftNews(row.company_id, keyOf(job))]));
};

const draftNews = (company_id: number, key: string): CompanyNews => ({
  kind: 'draft.sent',
  company_id,
  to: 'owner',
  title: 'A minuta espera a sua decisão',
  body: 'Leia o contrato da sua empresa e aprove, ou conte o que mudar.',
  action_url: '/app/minuta',
  key,
});

type Opening = Awaited<ReturnType<typeof registrations.detail>>;
type About = { person: string; company: string };
type Links = { client: string; staff: string };

/** Null when there is nothing left to tell. */
const letterOf = (job: RegistrationMail, row: Opening, about: About, links: Links): Letter | null => {
  if (job.kind !== 'reminder') return noticeOf(job.kind, row, about, links.client);
  if (row.status !== 'pending') return null;
  const { step } = job;
  const { status, due_on } = row.steps[step];
  const turn = registrationTurn(step, status);
  if (turn !== 'client' && turn !== 'staff') return null;
  const boleto = step === 'board_fee' && row.board_fee_line ? formatBoletoLine(row.board_fee_line) : null;
  return turnLetter({
    ...about,
    step: registrationStepLabel[step],
    news: registrationStepNews(step, status),
    due_on,
    boleto: turn === 'client' ? boleto : null,
    link: links[turn],
  });
};

const noticeOf = (kind: 'draft' | 'signature' | 'finished', row: Opening, about: About, link: string): Letter | null => {
  if (kind === 'finished') return row.status === 'finished' ? finishedLetter({ ...about, link }) : null;
  if (row.status !== 'pending') return null;
  if (kind === 'draft') return row.steps.draft.status === 'waiting' ? draftLetter({ ...about, link }) : null;
  return row.steps.digital_signature.status === 'sent' ? signatureLetter({ ...about, protocol: row.protocol, link }) : null;
};
