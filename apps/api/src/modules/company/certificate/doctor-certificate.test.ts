import { certificate } from '@esteto/contract/company/certificate';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { A1_PASSWORD } from '../../../testing/national-scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { certifiedDoctor } from './certificate.examples.ts';

const api = await testApp();
const analyst = await api.make.analyst([granted('doctors.doctor_certificates', 'view', 'edit')]);
const as = { as: analyst };
const body = { password: A1_PASSWORD };

test('a doctor’s certificate names them by their CPF, and is told without its file or password', async () => {
  const { person, file } = await certifiedDoctor({ api }, { from: '2026-01-01T12:00:00Z', until: '2026-12-15T12:00:00Z' });
  const other = await certifiedDoctor({ api });
  expect((await api.call(certificate.ofDoctor, { id: person.id }, as)).status).toBe(404);
  const refused = await api.call(certificate.uploadOfDoctor, { id: person.id, body, file: other.file }, as);
  expect(refused.error?.errors?.['file']?.[0]).toMatch(/^O certificado é de .*, e o médico é /);
  const kept = await api.ask(certificate.uploadOfDoctor, { id: person.id, body, file }, as);
  expect(kept).toMatchObject({ user_id: person.id, status: 'expires_in_30', days_left: 25, version: 1 });
  expect(JSON.stringify(kept)).not.toMatch(/sealed|password|pfx/);
  expect(JSON.stringify(await api.sql('select * from doctor_certificates'))).not.toContain(A1_PASSWORD);
  expect(await api.ask(certificate.uploadOfDoctor, { id: person.id, body, file }, as)).toMatchObject({ version: 2 });
});

test('those that end are listed, what ends first first, counted by month, and told to whom they belong, once a day', async () => {
  const until = ['2027-06-10T12:00:00Z', '2026-11-25T12:00:00Z', '2026-12-30T12:00:00Z'];
  const upload = async (day: string) => {
    const { person, file } = await certifiedDoctor({ api }, { from: '2026-01-01T12:00:00Z', until: day });
    return { ...(await api.ask(certificate.uploadOfDoctor, { id: person.id, body, file }, as)), email: person.email };
  };
  const made = await Promise.all(until.map(upload));
  const [late, near, middle] = made.map(({ id }) => id);
  const found = async (ends?: 'in_7' | 'in_60' | 'later') =>
    (await api.ask(certificate.doctors, { ...(ends && { ends }), limit: 100 }, as)).items
      .map(({ id }) => id)
      .filter((id) => made.some((row) => row.id === id));
  expect(await found()).toEqual([near, middle, late]);
  expect(await found('in_7')).toEqual([near]);
  expect(await found('in_60')).toEqual([near, middle]);
  expect(await found('later')).toEqual([late]);
  const months = await api.ask(certificate.doctorRenewals, {}, as);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ competence: '2026-11', count: 1 });
  const remind = () => api.call(certificate.remindDoctors, { body: { ids: [near ?? 0, late ?? 0] } }, as);
  expect((await remind()).status).toBe(204);
  await remind();
  const told = async () => (await api.outbox()).filter((text) => made.some(({ email }) => text.includes(`To: ${email}`)));
  await expect.poll(told).toHaveLength(2);
  expect((await told()).join('').replaceAll(/=\r?\n/g, '')).toContain('vence em 25 de novembro de 2026');
});
