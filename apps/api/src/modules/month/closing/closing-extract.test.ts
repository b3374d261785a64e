import { closing } from '@esteto/contract/month/closing';
import { pgdasExtract, simplesNumber } from '@esteto/domain/month/receipt/testing/receipt-samples';
import { expect, test } from 'vitest';
import { drawnPdf, textPdf } from '../../../testing/paper-pdf.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp({}, { idle: true });
const as = { as: await api.make.master() };

const newClosing = async () => {
  const company = await api.make.company({ tax_regime: 'simples' });
  await api.modules.closings.follow('test');
  const { items } = await api.ask(closing.list, { month: '2026-10', search: company.name }, as);
  return { company, cnpj: company.cnpj ?? '', id: items[0]?.id ?? 0 };
};
const extract = async (cnpj: string, competence = '2026-10') => {
  const facts = { cnpj, competence, day: '2026-11-05', number: simplesNumber({ cnpj, competence }) };
  return { name: 'extrato.pdf', bytes: await textPdf(pgdasExtract({ ...facts, revenue: 5_000_000, rbt12: 48_000_000, das: 345_678 })) };
};

test('an extract is read for a person, who saves its values with the file; until then the closing is as it was', async () => {
  const { cnpj, id } = await newClosing();
  const file = await extract(cnpj);
  const { file_id, problem, ...official } = await api.ask(closing.readExtract, { id, file }, as);
  expect({ problem, official }).toEqual({
    problem: null,
    official: { das_official: 345_678, revenue_official: 5_000_000, rbt12_official: 48_000_000 },
  });
  expect(await api.ask(closing.detail, { id }, as)).toMatchObject({ das_official: null, extract_file_id: null, version: 1 });
  expect((await api.call(closing.extract, { id }, as)).status).toBe(404);
  const body = { ...official, analyst_id: null, observations: null, extract_file_id: file_id, version: 1 };
  expect(await api.ask(closing.update, { id, body }, as)).toMatchObject({ ...official, extract_file_id: file_id, version: 2 });
  expect((await api.call(closing.extract, { id }, as)).bytes).toEqual(file.bytes);
});

test('of another month, of another company or without text it tells nothing, and why', async () => {
  const { cnpj, id } = await newClosing();
  const other = await newClosing();
  const problems = [await extract(cnpj, '2026-09'), await extract(other.cnpj), { name: 'extrato.pdf', bytes: await drawnPdf() }].map(
    async (file) => (await api.ask(closing.readExtract, { id, file }, as)).problem,
  );
  expect(await Promise.all(problems)).toEqual([
    'O extrato é de setembro de 2026.',
    expect.stringMatching(/^O extrato é de outra empresa: /),
    'O arquivo não é um extrato do Simples Nacional.',
  ]);
});

test('the file of another company is no evidence', async () => {
  const [one, other] = [await newClosing(), await newClosing()];
  const { file_id } = await api.ask(closing.readExtract, { id: other.id, file: await extract(other.cnpj) }, as);
  const body = {
    das_official: 1,
    revenue_official: 1,
    rbt12_official: 1,
    analyst_id: null,
    observations: null,
    extract_file_id: file_id,
    version: 1,
  };
  const { status, error } = await api.call(closing.update, { id: one.id, body }, as);
  expect([status, error.errors]).toEqual([422, { extract_file_id: ['Extrato: envie o arquivo de novo.'] }]);
});
