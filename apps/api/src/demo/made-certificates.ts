import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

// Certificates of a test: an authority, a server and companies, as ICP-Brasil writes them, made here and worth nothing anywhere else.

export type MadeAuthority = {
  certificate: string;
  issue(subject: CertificateSubject): MadeCertificate /** One that signs itself. */;
  issueAlone(subject: CertificateSubject): MadeCertificate;
};

type CertificateSubject = {
  name: string;
  /** The company's CNPJ, where one owns the certificate. */
  cnpj?: string;
  cpf?: string;
  /** Serves this address instead of belonging to somebody. */
  ip?: string;
  from?: string;
  until?: string;
};

export type MadeCertificate = {
  key: string;
  certificate: string;
  /** The A1 file, in the ciphers of `algorithm`. */
  pkcs12(password: string, algorithm?: '3des' | 'aes256', rounds?: number): Buffer;
};

/** Old enough for every clock of the tests, and over long after. */
const LONG = { from: '2020-01-01T00:00:00Z', until: '2040-01-01T00:00:00Z' };

/** `organization`: as the authorities of ICP-Brasil name theirs. */
export const newAuthority = (organization: string | null = null): MadeAuthority => {
  const own = newKeys();
  const name = [...(organization ? [{ name: 'organizationName', value: organization }] : []), { name: 'commonName', value: 'AC Teste' }];
  const root = certificateFor({ name: 'AC Teste' }, own.publicKey);
  root.setIssuer(name);
  root.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', keyCertSign: true, digitalSignature: true },
  ]);
  root.sign(own.privateKey, forge.md.sha256.create());

  return {
    certificate: forge.pki.certificateToPem(root),
    issue: (subject) => issued(subject, { name, key: own.privateKey, root }),
    issueAlone: (subject) => issued(subject, null),
  };
};

type Issuer = { name: forge.pki.CertificateField[]; key: forge.pki.rsa.PrivateKey; root: forge.pki.Certificate };

const issued = (subject: CertificateSubject, issuer: Issuer | null): MadeCertificate => {
  const keys = newKeys();
  const certificate = certificateFor(subject, keys.publicKey);
  certificate.setIssuer(issuer?.name ?? certificate.subject.attributes);
  certificate.setExtensions([{ name: 'basicConstraints', cA: false }, ...namesOf(subject)]);
  certificate.sign(issuer?.key ?? keys.privateKey, forge.md.sha256.create());
  const chain = [...(issuer ? [issuer.root] : []), certificate];
  return {
    key: forge.pki.privateKeyToPem(keys.privateKey),
    certificate: forge.pki.certificateToPem(certificate),
    pkcs12: (password, algorithm = '3des', rounds = 2_048) => {
      const file = forge.pkcs12.toPkcs12Asn1(keys.privateKey, chain, password, { algorithm, count: rounds });
      return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
    },
  };
};

let serial = 0;

const certificateFor = (
  { name, cnpj, cpf, from = LONG.from, until = LONG.until }: CertificateSubject,
  publicKey: forge.pki.rsa.PublicKey,
) => {
  serial += 1;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = `4a${serial.toString(16).padStart(14, '0')}`;
  certificate.validity.notBefore = new Date(from);
  certificate.validity.notAfter = new Date(until);
  certificate.setSubject([{ name: 'commonName', value: [name, cnpj ?? cpf].filter(Boolean).join(':') }]);
  return certificate;
};

const namesOf = ({ cnpj, cpf, ip }: CertificateSubject): object[] => {
  if (ip) return [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }];
  if (cnpj) return [otherName('2.16.76.1.3.3', cnpj)];
  return cpf ? [otherName('2.16.76.1.3.1', `01011980${cpf}${'0'.repeat(30)}`)] : [];
};

/** The alternative name with one other name in it, whole: the library would write its inside as something else. */
const otherName = (oid: string, text: string): object => {
  const { create, toDer, oidToDer, Class, Type } = forge.asn1;
  const explicit = create(Class.CONTEXT_SPECIFIC, Type.NONE, true, [create(Class.UNIVERSAL, Type.OCTETSTRING, false, text)]);
  const type = create(Class.UNIVERSAL, Type.OID, false, oidToDer(oid).getBytes());
  const name = create(Class.CONTEXT_SPECIFIC, Type.NONE, true, [type, explicit]);
  return { id: '2.5.29.17', value: toDer(create(Class.UNIVERSAL, Type.SEQUENCE, true, [name])).getBytes() };
};

/** Node draws keys in a tenth of a second; the library itself would take many. */
const newKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const own = forge.pki.privateKeyFromPem(privateKey);
  return { privateKey: own, publicKey: forge.pki.setRsaPublicKey(own.n, own.e) };
};
