import type { certificate, DoctorCertificate, DoctorCertificateRow } from '@esteto/contract/company/certificate';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { type CertificateRenewals, certificateRenewals } from '@esteto/domain/company/certificate/certificate-renewals';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { doctorCertificates as table } from '../../../tables/certificate/certificate.tables.ts';
import type { DoctorService } from '../doctor/doctor.service.ts';
import * as certificates from './certificate.repository.ts';
import { CERTIFICATE_MAIL, type CertificateMail } from './certificate-mail.ts';
import { keptOf, openFile, type Place, seal, shown, unseal } from './sealed-certificate.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'secrets' | 'jobs'> & { doctors: DoctorService };

/** The certificates of doctors, who are named by their CPF. */
export const doctorCertificateService = ({ db, work, clock, secrets, jobs, doctors }: Parts) => ({
  list: async (_actor: SessionActor, input: InputOf<typeof certificate.doctors>): Promise<Page<DoctorCertificateRow>> => {
    const today = clock.today();
    const page = await certificates.ofDoctors(db, input, today);
    return { ...page, items: page.items.map((row) => shown(row, today)) };
  },

  renewals: async (_actor: SessionActor): Promise<CertificateRenewals[]> =>
    certificateRenewals(await certificates.endsByMonth(db, table), clock.today(), MONTHS_AHEAD),

  remind: (actor: SessionActor, { body: { ids } }: InputOf<typeof certificate.remindDoctors>): Promise<void> =>
    work(actor, async (tx) => {
      const job: CertificateMail = { of: 'doctor', ids: [...new Set(ids)], day: tx.today };
      await jobs.enqueue(tx, CERTIFICATE_MAIL, job, `certificates-doctor-${tx.now}-${ids.join('-')}`);
    }),

  ofDoctor: async (_actor: SessionActor, { id }: { id: number }): Promise<DoctorCertificate> => {
    const row = await certificates.ofDoctor(db, id);
    if (!row) throw notFound();
    return shown(row, clock.today());
  },

  upload: async (
    actor: SessionActor,
    { id, body: { password }, file }: InputOf<typeof certificate.uploadOfDoctor> & { file: UploadedFile },
  ): Promise<DoctorCertificate> => {
    const own = await openFile(file.bytes, password, actor.user.id);
    const { doctor } = await doctors.detail(actor, { id });
    return work(actor, async (tx) => {
      const facts = keptOf(own, { document: doctor.cpf, as: 'o médico' }, tx.now);
      const values = { ...facts, ...seal(secrets, placeOf(id), { file: file.bytes, password }) };
      const before = await certificates.ofDoctor(tx.db, id);
      const row = before
        ? await tx.change(table, before, values, { action: 'doctor_certificate.replaced' })
        : await tx.insert(table, { ...values, user_id: id }, { action: 'doctor_certificate.uploaded' });
      return shown(row, tx.today);
    });
  },

  /** Seals anew what a former key sealed, as is done for the certificates of companies. A job. */
  reseal: async (): Promise<void> =>
    each('certificates', await certificates.doctorsSealedOtherwise(db, secrets.currentPrefix), (row) => {
      const place = placeOf(row.user_id);
      return certificates.reseal(db, table, row, seal(secrets, place, unseal(secrets, place, row)));
    }),
});

const MONTHS_AHEAD = 12;

const placeOf = (owner: number): Place => ({ table: 'doctor_certificates', owner });
