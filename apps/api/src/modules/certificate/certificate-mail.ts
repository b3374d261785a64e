import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { certificateEndsLetter } from '@esteto/mail/user/certificate-ends-letter';
import type { Deps } from '../../deps.ts';
import { toRemind } from './certificate.repository.ts';

export const CERTIFICATE_MAIL = 'certificates.mail';

/** `day`: on which staff asked for it; nobody gets the same reminder twice a day. */
export type CertificateMail = { of: 'company' | 'doctor'; ids: number[]; day: string };

/** Tells those whom a certificate belongs to until when it serves. A job: a certificate that was replaced meanwhile tells of the new one. */
export const sendCertificateMail = async (
  { db, mail, clock }: Pick<Deps, 'db' | 'mail' | 'clock'>,
  { of, ids, day }: CertificateMail,
): Promise<void> => {
  for (const { id, person, email, owner, valid_until } of await toRemind(db, of, ids)) {
    const letter = certificateEndsLetter({ person, owner, last_day: inSaoPaulo(valid_until).date, today: clock.today() });
    await mail.send({ to: email, ...written(letter) }, `certificate-${of}-${id}-${day}-${email}`);
  }
};
