import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { CertificateTrust } from '@esteto/domain/company/certificate/certificate-trust';
import { bad, good, type Result } from '@esteto/domain/shared/result/result';
import forge from 'node-forge';
import { ownerOf, trustOf } from './icp-brasil.ts';

/** A certificate with its private key, as an A1 file holds them. `document` is the bare CNPJ or CPF of its owner. */
export type OwnCertificate = {
  key: string;
  /** The certificate itself; `chain` adds those that vouch for it, for the other end of a connection. All PEM. */
  certificate: string;
  chain: string;
  document: string;
  name: string;
  issuer: string;
  trust: CertificateTrust;
  serial: string;
  /** Instants. */
  valid_from: string;
  valid_until: string;
};

const NOT_A1 = 'Este arquivo não é um certificado A1. Envie o arquivo .pfx ou .p12.';

/**
 * Opens a PKCS#12 file, in the old ciphers that many A1 files still come in (OpenSSL refuses those) as well as in the new ones. Refuses, in
 * words, what is no such file, a wrong password, and a certificate that names no CNPJ or CPF.
 */
export const readPkcs12 = (bytes: Uint8Array, password: string): Result<OwnCertificate> => {
  const file = asn1Of(bytes);
  if (!file) return bad(NOT_A1);
  if (mostRounds(file) > MOST_ROUNDS) return bad('O arquivo pede contas demais para ser aberto. Exporte o certificado de novo.');
  const store = open(file, password);
  if (!store.ok) return store;
  const key = keyOf(store.value);
  const all = certificatesOf(store.value);
  if (!key || all.length === 0) return bad('O arquivo não traz o certificado com a sua chave. Exporte de novo, com a chave privada.');
  const own = all.find((each) => fits(each, key));
  if (!own) return bad('A chave do arquivo não é a do certificado. Exporte de novo.');
  const owner = ownerOf(own);
  if (!owner) return bad('O certificado não diz de que CNPJ ou CPF é. Envie um certificado e-CNPJ ou e-CPF da ICP-Brasil.');
  const certificate = forge.pki.certificateToPem(own);
  const read = new X509Certificate(certificate);
  const { issuer, serialNumber, validFromDate, validToDate } = read;
  return good({
    key,
    certificate,
    chain: [own, ...all.filter((each) => each !== own)].map((each) => forge.pki.certificateToPem(each)).join(''),
    ...owner,
    issuer: /^CN=(.*)$/m.exec(issuer)?.[1] ?? issuer,
    trust: trustOf(read),
    serial: serialNumber,
    valid_from: validFromDate.toISOString(),
    valid_until: validToDate.toISOString(),
  });
};

const asn1Of = (bytes: Uint8Array): forge.asn1.Asn1 | null => {
  try {
    return forge.asn1.fromDer(Buffer.from(bytes).toString('binary'));
  } catch {
    return null;
  }
};

/** Twenty times what today's tools write (OpenSSL 2,048, macOS and Windows up to 10,000); more only keeps whoever opens it busy. */
const MOST_ROUNDS = 200_000;

/** The largest count of rounds that the file asks for where it can be seen: it stands after each salt, of the MAC (RFC 7292) and of the ciphers (RFC 8018). */
const mostRounds = ({ value, type }: forge.asn1.Asn1): number => {
  if (typeof value === 'string') {
    const inside = type === forge.asn1.Type.OCTETSTRING ? asn1Of(Buffer.from(value, 'binary')) : null;
    return inside ? mostRounds(inside) : 0;
  }
  const counts = value.map((part, index) => {
    const isCount = part.type === forge.asn1.Type.INTEGER && value[index - 1]?.type === forge.asn1.Type.OCTETSTRING;
    return isCount && typeof part.value === 'string' ? roundsIn(part.value) : mostRounds(part);
  });
  return Math.max(0, ...counts);
};

/** A number without digits is none that can be counted to: taken for nothing, it would hide every other count of the file. */
const roundsIn = (bytes: string): number => (bytes === '' ? Number.POSITIVE_INFINITY : Number(`0x${forge.util.bytesToHex(bytes)}`));

/**
 * As the password was typed. With accents there is more than one way of it: PKCS#12 takes UTF-16 for its own ciphers and the MAC (RFC 7292, B.1), which the
 * library does; the ciphers of today take UTF-8 (RFC 8018), for which it would take one byte a letter, so that the MAC, in the other way, is left
 * out; and tools of before wrote the bytes of UTF-8 as if each were a letter.
 */
const open = (file: forge.asn1.Asn1, password: string): Result<forge.pkcs12.Pkcs12Pfx> => {
  const typed = openWith(file, password);
  if (typed.ok || /^[\x20-\x7e]*$/.test(password)) return typed;
  const composed = password.normalize('NFC');
  const bytes = Buffer.from(composed).toString('latin1');
  const ways: [forge.asn1.Asn1, string][] = [
    [file, composed],
    [withoutMac(file), bytes],
    [file, bytes],
  ];
  for (const [form, way] of ways) {
    const opened = openWith(form, way);
    if (opened.ok) return opened;
  }
  return typed;
};

/** The version and the contents: the MAC is the third part, where there is one. */
const withoutMac = (file: forge.asn1.Asn1): forge.asn1.Asn1 =>
  Array.isArray(file.value) ? { ...file, value: file.value.slice(0, 2) } : file;

const openWith = (file: forge.asn1.Asn1, password: string): Result<forge.pkcs12.Pkcs12Pfx> => {
  try {
    return good(forge.pkcs12.pkcs12FromAsn1(file, password));
  } catch (error) {
    // The library tells a wrong password from a foreign file only by its words.
    return bad(/mac|password|decrypt/i.test(String(error)) ? 'A senha não abre este certificado.' : NOT_A1);
  }
};

const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids as Record<string, string>;

const bagsOf = (store: forge.pkcs12.Pkcs12Pfx, type: string | undefined): forge.pkcs12.Bag[] =>
  type ? (store.getBags({ bagType: type })[type] ?? []) : [];

const keyOf = (store: forge.pkcs12.Pkcs12Pfx): string | null => {
  const bag = [...bagsOf(store, pkcs8ShroudedKeyBag), ...bagsOf(store, keyBag)].find(({ key }) => key);
  return bag?.key ? forge.pki.privateKeyToPem(bag.key) : null;
};

const certificatesOf = (store: forge.pkcs12.Pkcs12Pfx): forge.pki.Certificate[] =>
  bagsOf(store, certBag).flatMap(({ cert }) => (cert ? [cert] : []));

/** False, too, of a certificate that OpenSSL does not take: nothing could be signed with it. */
const fits = (certificate: forge.pki.Certificate, key: string): boolean => {
  try {
    return new X509Certificate(forge.pki.certificateToPem(certificate)).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};
