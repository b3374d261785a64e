import type { CompanyCertificate, certificate } from '@esteto/contract/certificate';
import type { InputOf } from '@esteto/contract/endpoint';
import { certificateDaysLeft, certificateStatus } from '@esteto/domain/certificate/certificate-validity';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { bad, type Result } from '@esteto/domain/shared/schema/result';
import type { Deps } from '../../deps.ts';
import type { OwnCertificate } from '../../platform/certificates/pkcs12.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import type { UploadedFile } from '../../platform/http/bind.ts';
import { readApart, TooHard } from '../../platform/parsing/apart.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import type { CompanyService } from '../company/company.service.ts';
import * as certificates from './certificate.repository.ts';
import { type CertificateRecord, companyCertificates as table } from './certificate.tables.ts';

export type CertificateService = ReturnType<typeof certificateService>;

type CertificateDeps = Pick<Deps, 'db' | 'work' | 'clock' | 'secrets'> & { companies: CompanyService };

/** The certificates of companies: kept sealed, opened only to sign and to connect. */
export const certificateService = ({ db, work, clock, secrets, companies }: CertificateDeps) => ({
  ofCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<CompanyCertificate> => {
    const row = await certificates.ofCompany(db, id);
    if (!row) throw notFound();
    return shown(row, clock.today());
  },

  /** The file must open with its password, be in force and name the company; then it takes the place of the former one. */
  upload: async (
    actor: SessionActor,
    { id, body, file }: InputOf<typeof certificate.upload> & { file: UploadedFile },
  ): Promise<CompanyCertificate> => {
    const own = await opened(file.bytes, body.password);
    return work(actor, async (tx) => {
      const company = await companies.find(tx.db, id);
      if (!own.ok) throw invalid({ [/senha/i.test(own.message) ? 'password' : 'file']: own.message });
      refuseForeign(own.value, company.cnpj ?? company.cpf);
      if (own.value.valid_until <= tx.now) throw invalid({ file: 'Este certificado já venceu. Envie um que esteja no prazo.' });
      const values = { ...factsOf(own.value), ...sealed(secrets, id, { file: file.bytes, password: body.password }) };
      const before = await certificates.ofCompany(tx.db, id);
      const row = before
        ? await tx.change(table, before, values, { action: 'certificate.replaced', company_id: id })
        : await tx.insert(table, { ...values, company_id: id }, { action: 'certificate.uploaded', company_id: id });
      return shown(row, tx.today);
    });
  },

  /** Seals with the current key what a former one has sealed, so that the former one may go. Run by a job. */
  reseal: async (): Promise<void> => {
    for (const row of await certificates.sealedOtherwise(db, secrets.currentPrefix)) {
      const password = secrets.open(row.sealed_password, placeOf('sealed_password', row.company_id));
      const file = Buffer.from(secrets.open(row.sealed_file, placeOf('sealed_file', row.company_id)), 'base64');
      await certificates.reseal(db, row, sealed(secrets, row.company_id, { file, password }));
    }
  },
});

/** What the company signs with. Throws when the key that sealed it is no longer set. */
export const openCertificate = async (
  secrets: Secrets,
  { company_id, sealed_file, sealed_password }: CertificateRecord,
): Promise<OwnCertificate> => {
  const password = secrets.open(sealed_password, placeOf('sealed_password', company_id));
  const own = await opened(Buffer.from(secrets.open(sealed_file, placeOf('sealed_file', company_id)), 'base64'), password);
  if (!own.ok) throw new Error(`the certificate of company ${company_id} no longer opens: ${own.message}`);
  return own.value;
};

const opened = (bytes: Buffer, password: string): Promise<Result<OwnCertificate>> =>
  readApart('pkcs12', { bytes, password }).catch((error: unknown) => {
    if (error instanceof TooHard) return bad('O arquivo demora demais para ser aberto. Exporte o certificado de novo.');
    throw error;
  });

const sealed = (secrets: Secrets, company_id: number, { file, password }: { file: Buffer; password: string }) => ({
  sealed_file: secrets.seal(file.toString('base64'), placeOf('sealed_file', company_id)),
  sealed_password: secrets.seal(password, placeOf('sealed_password', company_id)),
});

/** A company has one certificate, so that its id names the place before the row has one. */
const placeOf = (column: 'sealed_file' | 'sealed_password', company_id: number) => ({
  table: 'company_certificates',
  column,
  row: company_id,
});

const refuseForeign = ({ document }: OwnCertificate, wanted: string | null): void => {
  if (document === wanted) return;
  const whose = `O certificado é de ${formatDocument(document)}`;
  throw invalid({ file: wanted ? `${whose}, e a empresa é ${formatDocument(wanted)}.` : `${whose}, e a empresa não tem CNPJ cadastrado.` });
};

const factsOf = ({ document, name, issuer, serial, valid_from, valid_until }: OwnCertificate) => ({
  document,
  name,
  issuer,
  serial,
  valid_from,
  valid_until,
});

const shown = (row: CertificateRecord, today: string): CompanyCertificate => {
  const valid_until = inSaoPaulo(row.valid_until).date;
  return {
    ...row,
    days_left: certificateDaysLeft(valid_until, today),
    status: certificateStatus({ valid_until, is_revoked: false, is_readable: true }, today),
  };
};
