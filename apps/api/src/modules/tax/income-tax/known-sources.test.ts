import { cashBook } from '@esteto/contract/money/cash-book';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { INFORMES, SAMPLE_CPF } from '@esteto/domain/tax/income-tax/testing/informe-samples';
import { expect, test } from 'vitest';
import { newCpf } from '../../../testing/documents.ts';
import { textPdf } from '../../../testing/paper-pdf.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { incomeSample } from '../../money/cash-book/cash-book.examples.ts';
import { factSample } from './dossier/income-tax-dossier.examples.ts';
import { returnSample } from './income-tax.examples.ts';
import { ensureYear, yearSample } from './year/income-tax-year.examples.ts';

// Jobs are taken and nothing is done: the tests do their work themselves.
const api = await testApp({}, { idle: true });
const EXERCISE = 2027;

/** A doctor without a company, whose year 2026 a return is about. */
const naturalScene = async () => {
  const scene = await newScene(api);
  const { company, partner, master } = scene;
  await api.sql("update companies set type = 'natural_person', cnpj = null, cpf = $2 where id = $1", [company.id, newCpf()]);
  await ensureYear(scene, EXERCISE);
  const own = { company_id: company.id };
  const tell = (body: object) => api.ask(incomeTaxDossier.tell, { ...own, body: { ...factSample(), ...body } as never }, { as: partner });
  const create = () =>
    api.ask(incomeTax.create, { body: returnSample(partner.id, { exercise_year: EXERCISE, kind: 'original' }) }, { as: master });
  const personal = async (id: number) => {
    const { items } = await api.ask(incomeTax.detail, { id }, { as: master });
    return items.filter(({ reason }) => reason !== null);
  };
  return { scene, partner, own, tell, create, personal, as: { as: master }, common: yearSample(EXERCISE).checklist.length };
};

test('a return begins with what everybody brings and a paper of each who paid its person or was paid, and says why', async () => {
  const { scene, partner, own, tell, create, personal, as, common } = await naturalScene();
  await tell({ year: 2025, name: 'Clínica Antiga', document: '33000167000101' });
  await tell({ year: 2025, kind: 'pension', name: 'Seguradora Vida', document: null, amount: 1_200_000 });
  await tell({ kind: 'health', name: 'Dra. Lia', document: '52998224725', amount: 40_000 });
  await tell({ kind: 'health', name: 'Plano Bem', document: '60746948000112', amount: 900_000 });
  const gone = await tell({ name: 'Retirada', document: '19131243000197' });
  await api.ask(incomeTaxDossier.withdraw, { ...own, id: gone.id }, { as: partner });
  const paidByFirm = { ...incomeSample(), received_from: 'PJ', payer_cpf: null, payer_cnpj: '11222333000181', irrf_amount: 10_500 };
  await api.ask(cashBook.create, { ...own, body: paidByFirm as never }, { as: partner });
  const invoice = await newInvoice(scene);
  await api.sql(
    `insert into payments (invoice_id, date, amount, created_at, updated_at) values ($1, '2026-05-12', 1000, now(), now()), ($1, '2026-07-12', 1000, now(), now())`,
    [invoice.id],
  );
  const [client] = await api.sql<{ name: string; document: string }>(
    'select c.name, c.document from clients c join invoices i on i.client_id = c.id where i.id = $1',
    [invoice.id],
  );
  const { id } = await create();
  expect((await personal(id)).map(({ title, reason }) => [title, reason])).toEqual([
    ['Informe de rendimentos de 11.222.333/0001-81', 'Novo em outubro de 2026: não consta em 2025.'],
    ['Informe de rendimentos de Clínica Antiga', 'Consta em 2025. Se acabou antes de 2026, diga que não se aplica.'],
    [`Informe de rendimentos de ${client?.name}`, 'Novo em maio de 2026: não consta em 2025.'],
    ['Informe da previdência privada de Seguradora Vida', 'Consta em 2025. Se acabou antes de 2026, diga que não se aplica.'],
    ['Comprovante de saúde de Plano Bem', 'Consta em 2026.'],
  ]);
  expect((await api.ask(incomeTax.detail, { id }, as)).items).toHaveLength(common + 5);
  const mine = await api.ask(ownIncomeTax.current, own, { as: partner });
  expect(mine.find((one) => one.id === id)?.items.filter(({ reason }) => reason !== null)).toHaveLength(5);
});

test('the year that opens itself asks each person for their own papers', async () => {
  const { partner, tell, personal } = await naturalScene();
  const other = await naturalScene();
  await tell({ name: 'Hospital Meu', document: '11444777000161' });
  await other.tell({ name: 'Hospital Outro', document: '11444777000161' });
  await api.sql(
    `insert into doctors (user_id, free_personal_income_taxes, created_at, updated_at) select id, '[2027]', now(), now() from users where id = any($1)`,
    [[partner.id, other.partner.id]],
  );
  await api.sql("update income_tax_years set opens_on = '2026-11-01', deadline = '2027-05-31' where exercise_year = $1", [EXERCISE]);
  await api.modules.incomeTaxOpening.open('test');
  const returnOf = async (user_id: number) => {
    const [row] = await api.sql('select id from income_taxes where user_id = $1', [user_id]);
    return Number(row?.['id']);
  };
  expect((await personal(await returnOf(partner.id))).map(({ title }) => title)).toEqual(['Informe de rendimentos de Hospital Meu']);
  expect((await personal(await returnOf(other.partner.id))).map(({ title }) => title)).toEqual([
    'Informe de rendimentos de Hospital Outro',
  ]);
});

test('who comes later is proposed to the team, and is asked for once, with one notice', async () => {
  const { partner, tell, create, personal, as } = await naturalScene();
  const { id } = await create();
  await tell({ name: 'Hospital Novo', document: '11444777000161' });
  await tell({ kind: 'education', name: 'Faculdade', document: null, amount: 100_000 });
  const titles = ['Informe de rendimentos de Hospital Novo', 'Comprovante de instrução de Faculdade'];
  expect((await api.ask(incomeTax.missingItems, { id }, as)).map(({ title }) => title)).toEqual(titles);
  await api.ask(incomeTax.askMissing, { id, body: { titles: [...titles, 'Informe de rendimentos de ninguém'] } }, as);
  expect(await api.ask(incomeTax.missingItems, { id }, as)).toEqual([]);
  expect((await api.call(incomeTax.askMissing, { id, body: { titles } }, as)).status).toBe(422);
  expect((await personal(id)).map(({ title }) => title)).toEqual(titles);
  const told = await api.sql<{ body: string }>("select body from notices where user_id = $1 and title = 'IRPF 2027: mais documentos'", [
    partner.id,
  ]);
  expect(told).toEqual([{ body: titles.join('; ') }]);
});

test('what was asked of one payer takes no statement of another, and its person is told so', async () => {
  const { partner, tell, create, personal, as, own } = await naturalScene();
  await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [partner.id, SAMPLE_CPF]);
  await tell({ name: 'Hospital Santa Clara', document: '11444777000161' });
  const { id } = await create();
  const [item] = await personal(id);
  const text = INFORMES[0].text.replaceAll('2026', '2027').replaceAll('2025', '2026');
  const file = { name: 'informe.pdf', bytes: await textPdf(text) };
  await api.ask(ownIncomeTax.sendItem, { ...own, id: item?.id ?? 0, file }, { as: partner });
  const file_id = (await api.ask(incomeTax.detail, { id }, as)).files[0]?.id ?? 0;
  await api.modules.incomeTaxInformes.read({ file_id }, 'test');
  await api.modules.incomeTaxInformes.read({ file_id }, 'test');
  const reason = expect.stringMatching(
    /^Este informe é de HOSPITAL SANTA CLARA S\.A\. \(11\.222\.333\/0001-81\), e aqui se pede o de 11\.444\.777\/0001-61\./,
  );
  expect((await api.ask(incomeTax.detail, { id }, as)).files[0]?.reading).toEqual({ status: 'refused', reason, informe: null });
  const title = 'IRPF 2027: confira o arquivo de Informe de rendimentos de Hospital Santa Clara';
  expect(await api.sql('select body from notices where user_id = $1 and title = $2', [partner.id, title])).toEqual([{ body: reason }]);
});

test('what is sent anew asks for nothing, and nobody is asked for what a return that is over lacks', async () => {
  const { partner, tell, create, as } = await naturalScene();
  const { id } = await create();
  await tell({ name: 'Hospital Novo', document: '11444777000161' });
  const amending = await api.ask(incomeTax.create, { body: returnSample(partner.id, { exercise_year: EXERCISE }) }, as);
  expect(await api.ask(incomeTax.missingItems, { id: amending.id }, as)).toEqual([]);
  await api.sql("update income_taxes set status = 'transmitted' where id = $1", [id]);
  expect(await api.ask(incomeTax.missingItems, { id }, as)).toEqual([]);
  const body = { titles: ['Informe de rendimentos de Hospital Novo'] };
  expect((await api.call(incomeTax.askMissing, { id, body }, as)).status).toBe(422);
});
