import type { X509Certificate } from 'node:crypto';
import type { CertificateTrust } from '@esteto/domain/company/certificate/certificate-trust';
import { isValidCnpj } from '@esteto/domain/shared/document/cnpj';
import { isValidCpf } from '@esteto/domain/shared/document/cpf';
import forge from 'node-forge';

// Who a certificate of ICP-Brasil belongs to (DOC-ICP-04): other names in the alternative name of the subject; and whether it is one.

/** CNPJ of the company that owns it. */
const CNPJ = '2.16.76.1.3.3';
/** The field of a person who owns the certificate: date of birth (8 characters), CPF (11), and more. */
const PERSON = '2.16.76.1.3.1';

/** Owner's name and bare document; null when the certificate names none that checks. */
export const ownerOf = (certificate: forge.pki.Certificate): { document: string; name: string } | null => {
  const names = otherNames(certificate);
  // Both forms of the subject: 'CLINICA LTDA:11222333000181'.
  const [name = '', inName = ''] = commonName(certificate).split(':');
  const candidates = [names.get(CNPJ), names.get(PERSON)?.slice(8, 19), inName];
  const document = candidates.find((text) => text !== undefined && isDocument(text));
  return document ? { document, name } : null;
};

/** As the certificate itself says it: no list of authorities is asked, so this is a word to who sends it and no judgement. */
export const trustOf = (certificate: X509Certificate): CertificateTrust => {
  if (certificate.issuer === certificate.subject && certificate.verify(certificate.publicKey)) return 'self_signed';
  return /^O=ICP-Brasil$/m.test(certificate.issuer) ? 'icp_brasil' : 'foreign';
};

const isDocument = (text: string): boolean =>
  (/^[0-9A-Z]{12}\d{2}$/.test(text) && isValidCnpj(text)) || (/^\d{11}$/.test(text) && isValidCpf(text));

const commonName = (certificate: forge.pki.Certificate): string => {
  const field = certificate.subject.getField('CN') as { value?: unknown } | null;
  return typeof field?.value === 'string' ? field.value : '';
};

const otherNames = (certificate: forge.pki.Certificate): Map<string, string> => {
  const extension = certificate.getExtension('subjectAltName') as { altNames?: { type: number; value: unknown }[] } | undefined;
  return new Map((extension?.altNames ?? []).flatMap(({ type, value }) => (type === 0 && Array.isArray(value) ? otherName(value) : [])));
};

/** An object identifier, then the text in an explicit tag. */
const otherName = ([oid, tagged]: forge.asn1.Asn1[]): [string, string][] => {
  const inner = Array.isArray(tagged?.value) ? tagged.value[0] : null;
  return typeof oid?.value === 'string' && typeof inner?.value === 'string' ? [[forge.asn1.derToOid(oid.value), inner.value]] : [];
};
