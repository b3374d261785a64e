import { closing } from '@esteto/contract/month/closing';
import { companyMonth } from '@esteto/contract/month/company-month';
import { notice } from '@esteto/contract/office/notice';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../testing/paper-pdf.ts';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newClosing, readyToClose } from '../closing.examples.ts';

const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const staff = { as: scene.master };

test('the doctor reads the month, the office sees that it was read, and what a second closing changed is told', async () => {
  const { id, company } = await newClosing(scene);
  const partner = { as: await api.make.partner(company, { is_owner: true }) };
  const month = '2026-10';
  const read = () => api.ask(companyMonth.detail, { company_id: company.id, month }, partner);
  const see = () => api.ask(companyMonth.see, { company_id: company.id, body: { month } }, partner);
  expect(await read()).toMatchObject({
    status: 'not_started',
    closed_at: null,
    missing: ['Nenhum extrato foi enviado até hoje', 'A empresa não tem certificado'],
  });
  await see();
  expect(await api.ask(closing.detail, { id }, staff)).toMatchObject({ client_seen_at: null });

  await readyToClose(scene, id, company.id);
  await api.ask(closing.close, { id, body: { reasons: [], version: 2 } }, staff);
  await see();
  const { closed_at, client_seen_at } = await api.ask(closing.detail, { id }, staff);
  expect([closed_at, client_seen_at]).toEqual([expect.any(String), expect.any(String)]);
  expect(await read()).toMatchObject({ status: 'closed', payroll: 300_000, das: 0, dividends_free: 0, missing: [] });

  await api.ask(closing.move, { id, body: { action: 'reopen', reason: 'A folha estava errada', version: 3 } }, staff);
  expect(await api.ask(closing.detail, { id }, staff)).toMatchObject({ client_seen_at: null });
  await api.sql('update payroll_months set pro_labore = 400000 where company_id = $1 and competence = $2', [company.id, month]);
  await api.ask(closing.move, { id, body: { action: 'start', reason: null, version: 4 } }, staff);
  await api.ask(closing.close, { id, body: { reasons: [], version: 5 } }, staff);
  const [news] = (await api.ask(notice.list, { before: null }, partner)).filter(({ kind }) => kind === 'closing.closed');
  expect(news?.body.replaceAll('\u00a0', ' ')).toBe('O que mudou: Folha: R$ 3.000,00 no fechamento, R$ 4.000,00 agora.');
  expect(news?.action_url).toBe(`/app/mes?month=2026-10&empresa=${company.id}`);
});

test('the month as a PDF says what its screen says, and whether it may still change', async () => {
  const { company, partner } = scene;
  const { bytes, headers } = await api.call(companyMonth.file, { company_id: company.id, month: '2026-10' }, { as: partner });
  expect(headers['content-disposition']).toContain('mes-2026-10.pdf');
  const paper = await readPdf(bytes);
  expect(paper).toMatchObject({ kind: 'text' });
  const text = paper.kind === 'text' ? paper.text : '';
  for (const words of ['O mês de outubro de 2026', company.name, 'EM ABERTO', 'Notas do mês', 'Fator R']) expect(text).toContain(words);
});

test('a month without a closing is read as it stands; one that has not begun is not', async () => {
  const { company, partner } = scene;
  const of = (month: string) => api.call(companyMonth.detail, { company_id: company.id, month }, { as: partner });
  expect((await of('2026-09')).body).toMatchObject({ status: null, guides: expect.any(Array) });
  expect((await of('2027-01')).error.errors).toEqual({ month: ['Mês: este mês ainda não começou.'] });
});
