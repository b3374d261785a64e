import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { certificateEndsLetter } from '@esteto/mail/user/certificate-ends-letter';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { toRemind } from './certificate.repository.ts';

export const CERTIFICATE_MAIL = 'certificates.mail';
export const CERTIFICATE_LETTER = 'certificates.letter';

/** `day`: on which staff asked for it; nobody gets the same reminder twice a day. */
export type CertificateMail = { of: 'company' | 'doctor'; ids: number[]; day: string };
export type CertificateLetter = { of: 'company' | 'doctor'; id: number; user_id: number; day: string };

/** Asks for a letter to each of those whom the certificates belong to. A job. */
export const askCertificateLetters = async (
  { db, work, jobs }: Pick<Deps, 'db' | 'work' | 'jobs'>,
  { of, ids, day }: CertificateMail,
  jobId: string,
): Promise<void> => {
  const people = await toRemind(db, of, ids);
  await work(systemActor(jobId), async (tx) => {
    for (const { id, user_id } of people) {
      const letter: CertificateLetter = { of, id, user_id, day };
      await jobs.enqueue(tx, CERTIFICATE_LETTER, letter, `certificate-${of}-${id}-${day}-${user_id}`);
    }
  });
};

/** Tells somebody until when a certificate serves. A job: one that was replaced meanwhile tells of the new one. */
export const sendCertificateLetter = async (
  { db, mail, clock }: Pick<Deps, 'db' | 'mail' | 'clock'>,
  { of, id, user_id, day }: CertificateLetter,
): Promise<void> => {
  const reminder = (await toRemind(db, of, [id])).find((one) => one.user_id === user_id);
  if (!reminder) return;
  const { person, email, owner, valid_until } = reminder;
  const letter = certificateEndsLetter({ person, owner, last_day: inSaoPaulo(valid_until).date, today: clock.today() });
  await mail.send({ to: email, ...written(letter) }, `certificate-${of}-${id}-${day}-${email}`);
};
