import { certificateDaysLeft, certificateStatus } from '@esteto/domain/company/certificate/certificate-validity';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { bad, type Result } from '@esteto/domain/shared/result/result';
import type { OwnCertificate } from '../../../platform/certificates/pkcs12.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { CertificateRecord, DoctorCertificateRecord } from '../../../tables/certificate/certificate.tables.ts';

// What the certificates of companies and of doctors have in common: how a file is judged, sealed and told of.

/** The place of a certificate: its table and the id of its owner, who has no more than one, so that the place has a name before the row has an id. */
export type Place = { table: 'company_certificates' | 'doctor_certificates'; owner: number };

type Upload = { file: Buffer; password: string };
type Sealed = Pick<CertificateRecord, 'sealed_file' | 'sealed_password'>;
/** `document`: CPF or CNPJ, null where none is known; `as`: 'a empresa', 'o médico'. */
export type Owner = { document: string | null; as: string };

/** `of`: who sends it; null where the server opens what it keeps. */
export const openFile = (bytes: Buffer, password: string, of: number | null): Promise<Result<OwnCertificate>> =>
  readApart('pkcs12', { bytes, password }, { of }).catch((error: unknown) => {
    if (error instanceof TooHard) return bad('O arquivo demora demais para ser aberto. Exporte o certificado de novo.');
    throw error;
  });

/** What to keep of a file that opens with its password, is in force on `now` and names its owner; refuses any other (422). */
export const keptOf = (own: Result<OwnCertificate>, { document, as }: Owner, now: string) => {
  if (!own.ok) throw invalid({ [/senha/i.test(own.message) ? 'password' : 'file']: own.message });
  if (own.value.document !== document) throw invalid({ file: foreign(own.value.document, document, as) });
  if (own.value.valid_until <= now) throw invalid({ file: 'Este certificado já venceu. Envie um que esteja no prazo.' });
  const { name, issuer, trust, serial, valid_from, valid_until } = own.value;
  return { document, name, issuer, trust, serial, valid_from, valid_until };
};

const foreign = (holder: string, wanted: string | null, as: string): string => {
  const whose = `O certificado é de ${formatDocument(holder)}`;
  if (wanted) return `${whose}, e ${as} é ${formatDocument(wanted)}.`;
  return `${whose}, e ${as} não tem ${as === 'a empresa' ? 'CNPJ' : 'CPF'} cadastrado.`;
};

export const seal = (secrets: Secrets, place: Place, { file, password }: Upload): Sealed => ({
  sealed_file: secrets.seal(file.toString('base64'), placeOf(place, 'sealed_file')),
  sealed_password: secrets.seal(password, placeOf(place, 'sealed_password')),
});

/** Throws when the key that sealed it is no longer set. */
export const unseal = (secrets: Secrets, place: Place, { sealed_file, sealed_password }: Sealed): Upload => ({
  file: Buffer.from(secrets.open(sealed_file, placeOf(place, 'sealed_file')), 'base64'),
  password: secrets.open(sealed_password, placeOf(place, 'sealed_password')),
});

const placeOf = ({ table, owner }: Place, column: keyof Sealed) => ({ table, column, row: owner });

/** Never the file nor its password: the answer's schema knows neither. */
export const shown = <R extends CertificateRecord | DoctorCertificateRecord>(row: R, today: string) => {
  const valid_until = inSaoPaulo(row.valid_until).date;
  return {
    ...row,
    days_left: certificateDaysLeft(valid_until, today),
    status: certificateStatus({ valid_until, is_revoked: false, is_readable: true }, today),
  };
};
