import type { CompanyCertificate, CompanyCertificateRow, certificate } from '@esteto/contract/company/certificate';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { type CertificateRenewals, certificateRenewals } from '@esteto/domain/company/certificate/certificate-renewals';
import type { Deps } from '../../../deps.ts';
import type { OwnCertificate } from '../../../platform/certificates/pkcs12.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { type CertificateRecord, companyCertificates as table } from '../../../tables/certificate/certificate.tables.ts';
import type { CompanyService } from '../company/company.service.ts';
import * as certificates from './certificate.repository.ts';
import { CERTIFICATE_MAIL, type CertificateMail } from './certificate-mail.ts';
import { keptOf, openFile, type Place, seal, shown, unseal } from './sealed-certificate.ts';

type CertificateDeps = Pick<Deps, 'db' | 'work' | 'clock' | 'secrets' | 'jobs'> & { companies: CompanyService };

/** The certificates of companies: kept sealed, opened only to sign and to connect. */
export const certificateService = ({ db, work, clock, secrets, jobs, companies }: CertificateDeps) => ({
  list: async (_actor: SessionActor, input: InputOf<typeof certificate.companies>): Promise<Page<CompanyCertificateRow>> => {
    const today = clock.today();
    const page = await certificates.ofCompanies(db, input, today);
    return { ...page, items: page.items.map((row) => shown(row, today)) };
  },

  renewals: async (_actor: SessionActor): Promise<CertificateRenewals[]> =>
    certificateRenewals(await certificates.endsByMonth(db, table), clock.today(), MONTHS_AHEAD),

  remind: (actor: SessionActor, { body: { ids } }: InputOf<typeof certificate.remindCompanies>): Promise<void> =>
    work(actor, async (tx) => {
      const job: CertificateMail = { of: 'company', ids: [...new Set(ids)], day: tx.today };
      await jobs.enqueue(tx, CERTIFICATE_MAIL, job, `certificates-company-${tx.now}-${ids.join('-')}`);
    }),

  ofCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<CompanyCertificate> => {
    const row = await certificates.ofCompany(db, id);
    if (!row) throw notFound();
    return shown(row, clock.today());
  },

  /** The file must open with its password, be in force and name the company; then it takes the place of the former one. */
  upload: async (
    actor: SessionActor,
    { id, body: { password }, file }: InputOf<typeof certificate.upload> & { file: UploadedFile },
  ): Promise<CompanyCertificate> => {
    const own = await openFile(file.bytes, password, actor.user.id);
    return work(actor, async (tx) => {
      const { cnpj, cpf } = await companies.find(tx.db, id);
      const facts = keptOf(own, { document: cnpj ?? cpf, as: 'a empresa' }, tx.now);
      const values = { ...facts, ...seal(secrets, placeOf(id), { file: file.bytes, password }) };
      const before = await certificates.ofCompany(tx.db, id);
      const row = before
        ? await tx.change(table, before, values, { action: 'certificate.replaced', company_id: id })
        : await tx.insert(table, { ...values, company_id: id }, { action: 'certificate.uploaded', company_id: id });
      return shown(row, tx.today);
    });
  },

  /** Seals with the current key what a former one has sealed, so that the former one may go. Run by a job. */
  reseal: async (): Promise<void> =>
    each('certificates', await certificates.companiesSealedOtherwise(db, secrets.currentPrefix), (row) => {
      const place = placeOf(row.company_id);
      return certificates.reseal(db, table, row, seal(secrets, place, unseal(secrets, place, row)));
    }),

  piles: () => certificates.piles(clock.today()),
});

const MONTHS_AHEAD = 12;

const placeOf = (owner: number): Place => ({ table: 'company_certificates', owner });

/** What the company signs with. Throws when the key that sealed it is no longer set. */
export const openCertificate = async (secrets: Secrets, record: CertificateRecord): Promise<OwnCertificate> => {
  const { file, password } = unseal(secrets, placeOf(record.company_id), record);
  const own = await openFile(file, password, null);
  if (!own.ok) throw new Error(`the certificate of company ${record.company_id} no longer opens: ${own.message}`);
  return own.value;
};
