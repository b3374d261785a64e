import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { describe, expect, test } from 'vitest';
import { newAuthority } from '../../demo/made-certificates.ts';
import { readPkcs12 } from './pkcs12.ts';

const authority = newAuthority();
const PASSWORD = 'senha do A1';
const CNPJ = '11222333000181';

describe('an A1 file', () => {
  test.each(['3des', 'aes256'] as const)('is opened in %s, and says whose it is and until when', (algorithm) => {
    const own = authority.issue({ name: 'CLÍNICA TESTE LTDA', cnpj: CNPJ, from: '2026-01-02T10:00:00Z', until: '2027-01-02T10:00:00Z' });
    const read = readPkcs12(own.pkcs12(PASSWORD, algorithm), PASSWORD);
    expect(read).toMatchObject({
      ok: true,
      value: {
        document: CNPJ,
        issuer: 'AC Teste',
        certificate: own.certificate,
        valid_from: '2026-01-02T10:00:00.000Z',
        valid_until: '2027-01-02T10:00:00.000Z',
      },
    });
    // The chain begins with the certificate itself, whatever the order in the file.
    expect(read.ok && read.value.chain.startsWith(own.certificate)).toBe(true);
    expect(read.ok && read.value.chain.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    expect(read.ok && read.value.key).toContain('PRIVATE KEY');
  });

  test('of a person says the CPF, and a CNPJ may have letters', () => {
    const person = authority.issue({ name: 'ANA SOUZA', cpf: '52998224725' }).pkcs12(PASSWORD);
    expect(readPkcs12(person, PASSWORD)).toMatchObject({ ok: true, value: { document: '52998224725', name: 'ANA SOUZA' } });
    const letters = authority.issue({ name: 'LETRAS', cnpj: '12ABC34501DE35' }).pkcs12(PASSWORD);
    expect(readPkcs12(letters, PASSWORD)).toMatchObject({ ok: true, value: { document: '12ABC34501DE35' } });
  });

  test.each([
    ['with another password', authority.issue({ name: 'X', cnpj: CNPJ }).pkcs12(PASSWORD), 'senha', 'A senha não abre este certificado.'],
    ['without a password', authority.issue({ name: 'X', cnpj: CNPJ }).pkcs12(PASSWORD), '', 'A senha não abre este certificado.'],
    ['that names nobody', authority.issue({ name: 'X' }).pkcs12(PASSWORD), PASSWORD, /não diz de que CNPJ ou CPF é/],
    [
      'that names a CNPJ which is none',
      authority.issue({ name: 'X', cnpj: '11222333000182' }).pkcs12(PASSWORD),
      PASSWORD,
      /não diz de que CNPJ/,
    ],
    ['that is text', Buffer.from('não sou um certificado'), PASSWORD, /não é um certificado A1/],
    ['that is empty', Buffer.alloc(0), PASSWORD, /não é um certificado A1/],
    ['that is cut off', authority.issue({ name: 'X', cnpj: CNPJ }).pkcs12(PASSWORD).subarray(0, 900), PASSWORD, /não é um certificado A1/],
    ['that is a certificate alone', Buffer.from(authority.certificate), PASSWORD, /não é um certificado A1/],
  ])('%s is refused in words', (_name, bytes, password, message) => {
    const read = readPkcs12(bytes, password);
    expect(read).toEqual({ ok: false, message: typeof message === 'string' ? message : expect.stringMatching(message) });
  });
});

describe('a password with accents', () => {
  // Made by OpenSSL 3.0 with `openssl pkcs12 -export`, one of them with -legacy -descert.
  const made = (name: string) => readFileSync(new URL(`../../testing/pkcs12/${name}.p12`, import.meta.url));
  const ACCENTS = 'sênha çã€';

  test.each(['openssl-3-aes256', 'openssl-3-3des'])('opens a file of %s, however the accents are put together', (name) => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(readPkcs12(made(name), ACCENTS.normalize(form))).toMatchObject({ ok: true, value: { document: CNPJ } });
    expect(readPkcs12(made(name), 'senha ca€')).toEqual({ ok: false, message: 'A senha não abre este certificado.' });
    expect(readPkcs12(made(name), 'sênha çã')).toEqual({ ok: false, message: 'A senha não abre este certificado.' });
  });

  test('opens a file of a tool that took the bytes of UTF-8 for letters', () => {
    const old = authority.issue({ name: 'X', cnpj: CNPJ }).pkcs12(Buffer.from(ACCENTS).toString('latin1'));
    expect(readPkcs12(old, ACCENTS).ok).toBe(true);
  });
});

test('who stands behind it is told: ICP-Brasil, another authority, or nobody but itself', () => {
  const trustOf = (bytes: Buffer) => {
    const read = readPkcs12(bytes, PASSWORD);
    return read.ok ? read.value.trust : read.message;
  };
  const subject = { name: 'X', cnpj: CNPJ };
  expect(trustOf(newAuthority('ICP-Brasil').issue(subject).pkcs12(PASSWORD))).toBe('icp_brasil');
  expect(trustOf(authority.issue(subject).pkcs12(PASSWORD))).toBe('foreign');
  expect(trustOf(newAuthority('Fake ICP-Brasil').issue(subject).pkcs12(PASSWORD))).toBe('foreign');
  expect(trustOf(authority.issueAlone(subject).pkcs12(PASSWORD))).toBe('self_signed');
});

test.each(['3des', 'aes256'] as const)('a file in %s that asks for a count without digits is not even tried', (algorithm) => {
  const own = authority.issue({ name: 'X', cnpj: CNPJ });
  const emptied = withCount(own.pkcs12(PASSWORD, algorithm, 3_000), '');
  expect(readPkcs12(emptied, PASSWORD)).toEqual({ ok: false, message: expect.stringMatching(/pede contas demais/) });
});

test.each(['3des', 'aes256'] as const)('a file in %s that asks for 200,001 rounds is not even tried', (algorithm) => {
  const own = authority.issue({ name: 'X', cnpj: CNPJ });
  const poisoned = withRounds(own.pkcs12(PASSWORD, algorithm), 200_001);
  const began = performance.now();
  expect(readPkcs12(poisoned, PASSWORD)).toEqual({ ok: false, message: expect.stringMatching(/pede contas demais/) });
  const refused = performance.now() - began;
  expect(readPkcs12(own.pkcs12(PASSWORD, algorithm), PASSWORD).ok).toBe(true);
  expect(refused).toBeLessThan(performance.now() - began);
  expect(readPkcs12(withRounds(own.pkcs12(PASSWORD, algorithm), 3_000_000_000), PASSWORD)).toMatchObject({ ok: false });
});

/** The same file with another count in its MAC: what it says is what would be derived. */
const withRounds = (file: Buffer, rounds: number): Buffer => withCount(file, rounds.toString(16).padStart(10, '0'));

const withCount = (file: Buffer, hex: string): Buffer => {
  const asn1 = forge.asn1.fromDer(file.toString('binary'));
  const partOf = ({ value }: forge.asn1.Asn1, index: number) => (Array.isArray(value) ? value[index] : undefined);
  const mac = partOf(asn1, 2);
  const count = mac && partOf(mac, 2);
  if (count) count.value = Buffer.from(hex, 'hex').toString('binary');
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
};
