import { randomBytes } from 'node:crypto';
import { certificate } from '@esteto/contract/company/certificate';
import { expect, test } from 'vitest';
import { newAuthority } from '../../../demo/made-certificates.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import type { CertificateRecord } from '../../../tables/certificate/certificate.tables.ts';
import { A1_PASSWORD } from '../../../testing/national-scene.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { certificateService, openCertificate } from './certificate.service.ts';

const api = await testApp();
const { company, master } = await newScene(api);
const authority = newAuthority();
const own = authority.issue({
  name: 'CLINICA TESTE',
  cnpj: company.cnpj ?? '',
  from: '2026-01-01T12:00:00Z',
  until: '2026-12-15T12:00:00Z',
});
const upload = (bytes: Uint8Array, password = A1_PASSWORD, id = company.id) =>
  api.call(certificate.upload, { id, body: { password }, file: { name: 'a1.pfx', bytes } }, { as: master });
const rows = () => api.sql<CertificateRecord & Record<string, unknown>>('select *, company_id::int from company_certificates');

test('a company’s certificate is kept, told without its file or password, and opened again to sign', async () => {
  expect((await api.call(certificate.ofCompany, { id: company.id }, { as: master })).status).toBe(404);
  const { status, body } = await upload(own.pkcs12(A1_PASSWORD));
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      company_id: company.id,
      document: company.cnpj,
      issuer: 'AC Teste',
      trust: 'foreign',
      status: 'expires_in_30',
      days_left: 25,
      version: 1,
    }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/sealed|password|pfx/);
  expect(await api.ask(certificate.ofCompany, { id: company.id }, { as: master })).toEqual(body);

  const [row] = await rows();
  const stored = JSON.stringify([row, await api.sql('select * from events'), await api.sql('select * from idempotency_keys')]);
  expect(stored).not.toContain(A1_PASSWORD);
  expect(stored).not.toContain(own.pkcs12(A1_PASSWORD).toString('base64').slice(0, 60));
  expect(JSON.stringify(await api.sql('select changes from events'))).not.toContain('sealed');
  expect(row && (await openCertificate(api.deps.secrets, row))).toMatchObject({ certificate: own.certificate, document: company.cnpj });
});

test('who sends one that ICP-Brasil or somebody else stands behind, or nobody, is told', async () => {
  const subject = { name: 'CLINICA TESTE', cnpj: company.cnpj ?? '' };
  const trusted = newAuthority('ICP-Brasil').issue(subject);
  expect((await upload(trusted.pkcs12(A1_PASSWORD))).body.trust).toBe('icp_brasil');
  expect((await upload(authority.issueAlone(subject).pkcs12(A1_PASSWORD))).body.trust).toBe('self_signed');
  expect((await upload(own.pkcs12(A1_PASSWORD))).body.trust).toBe('foreign');
});

test('the next one takes the place of the former, and the history says so', async () => {
  const next = authority.issue({ name: 'CLINICA TESTE', cnpj: company.cnpj ?? '', until: '2028-01-01T00:00:00Z' });
  expect((await upload(next.pkcs12(A1_PASSWORD, 'aes256'))).body).toMatchObject({ status: 'valid', version: 5 });
  expect(await rows()).toHaveLength(1);
  const [event] = await api.sql<{ action: string }>("select action from events where entity_type = 'certificate' order by id desc limit 1");
  expect(event?.action).toBe('certificate.replaced');
});

test.each<[string, Buffer, string | undefined, string, RegExp]>([
  [
    'another company’s',
    authority.issue({ name: 'X', cnpj: '11222333000181' }).pkcs12(A1_PASSWORD),
    undefined,
    'file',
    /é de 11\.222\.333\/0001-81, e a empresa é/,
  ],
  [
    'one that is over',
    authority.issue({ name: 'X', cnpj: company.cnpj ?? '', until: '2026-11-20T14:00:00Z' }).pkcs12(A1_PASSWORD),
    undefined,
    'file',
    /já venceu/,
  ],
  ['a wrong password', own.pkcs12(A1_PASSWORD), 'outra', 'password', /não abre/],
  ['a PDF', PDF, undefined, 'file', /Envie certificado A1/],
  ['something that begins like one', Buffer.from('308201000201030000', 'hex'), undefined, 'file', /não é um certificado A1/],
])('%s is refused in words', async (_name, bytes, password, field, words) => {
  const before = await rows();
  const { status, error } = await upload(bytes, password);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  expect(error.message).toMatch(words);
  expect(await rows()).toEqual(before);
});

test('a new key seals it anew, and the former one may go', async () => {
  const { companies } = api.modules;
  const renewed = { secretKey: randomBytes(32), formerSecretKeys: [api.config.secretKey] };
  const secrets = createSecrets(renewed);
  await certificateService({ ...api.deps, companies, secrets }).reseal();
  const [row] = await rows();
  const alone = createSecrets({ ...renewed, formerSecretKeys: [] });
  expect(row && (await openCertificate(alone, row)).document).toBe(company.cnpj);
  await certificateService({
    ...api.deps,
    companies,
    secrets: createSecrets({ ...api.config, formerSecretKeys: [renewed.secretKey] }),
  }).reseal();
});

test('of a company that does not exist there is none', async () => {
  expect((await upload(own.pkcs12(A1_PASSWORD), A1_PASSWORD, 999_999)).status).toBe(404);
});
