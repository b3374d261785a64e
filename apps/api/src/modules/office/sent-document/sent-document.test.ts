import { sentDocument } from '@esteto/contract/office/sent-document';
import { expect, test } from 'vitest';
import { PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const file = { name: 'informe.pdf', bytes: PDF };

test('what somebody sends is theirs and the team’s: colleagues do not see it, and only they take it back', async () => {
  const company = await api.make.company();
  const at = { company_id: company.id };
  const [ana, rui] = [await api.make.partner(company, { is_owner: true }), await api.make.partner(company)];
  const staff = await api.make.person({ type: 'admin', is_master: true });

  await api.ask(sentDocument.sendIncomeTax, { ...at, body: { year: 2025, type: 'income_report', payer: 'Hospital' }, file }, { as: ana });
  await api.ask(sentDocument.sendInss, { ...at, body: { competence: '2026-10', payer: 'Hospital', amount: 93_231 }, file }, { as: ana });
  const own = await api.ask(sentDocument.own, { ...at, kind: null }, { as: ana });
  expect(own.map(({ kind, name, year, competence, amount }) => [kind, name, year, competence, amount])).toEqual([
    ['inss', 'informe.pdf', null, '2026-10', 93_231],
    ['income_tax', 'informe.pdf', 2025, null, null],
  ]);
  expect(await api.ask(sentDocument.own, { ...at, kind: 'inss' }, { as: ana })).toHaveLength(1);

  const id = own[0]?.id ?? 0;
  expect(await api.ask(sentDocument.own, { ...at, kind: null }, { as: rui })).toEqual([]);
  expect((await api.call(sentDocument.fetchOwn, { id }, { as: rui })).status).toBe(404);
  expect((await api.call(sentDocument.remove, { ...at, id }, { as: rui })).status).toBe(404);

  expect(await api.ask(sentDocument.ofCompany, { id: company.id }, { as: staff })).toHaveLength(2);
  expect(
    (await api.call(sentDocument.readOfCompany, { id: company.id, document_id: id }, { as: staff })).bytes.subarray(0, 4).toString(),
  ).toBe('%PDF');
  const other = await api.make.company();
  expect((await api.call(sentDocument.readOfCompany, { id: other.id, document_id: id }, { as: staff })).status).toBe(404);

  await api.ask(sentDocument.remove, { ...at, id }, { as: ana });
  expect(await api.ask(sentDocument.ofCompany, { id: company.id }, { as: staff })).toHaveLength(1);
  expect((await api.call(sentDocument.readOfCompany, { id: company.id, document_id: id }, { as: staff })).status).toBe(404);
});

test('a month that is none, and a file that is none, are refused beside the field', async () => {
  const company = await api.make.company();
  const as = await api.make.partner(company, { is_owner: true });
  const bad = await api.call(
    sentDocument.sendInss,
    { company_id: company.id, body: { competence: '2026-13', payer: 'Hospital', amount: 1 }, file },
    { as },
  );
  expect([bad.status, Object.keys(bad.error.errors ?? {})]).toEqual([422, ['competence']]);
  expect(await api.ask(sentDocument.own, { company_id: company.id, kind: null }, { as })).toEqual([]);
});
