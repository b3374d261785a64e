import { closing } from '@esteto/contract/month/closing';
import { payrollBatch } from '@esteto/contract/month/payroll-batch';
import { ownRFactor, rFactor } from '@esteto/contract/month/r-factor';
import { rFactorFilters } from '@esteto/domain/month/r-factor/r-factor-filters';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { payrollSample } from '../r-factor/r-factor.examples.ts';

const api = await testApp({}, { idle: true });
const master = await api.make.master();
const staff = { as: master };
const run = () => api.modules.tellPayrolls('test');
const none = { competence: '2026-10', company_ids: [], filters: null, except_ids: [] };
const pay = (id: number, values: object) => api.ask(rFactor.savePayroll, { id, body: { ...payrollSample(), ...values } }, staff);
const payrollsOf = (id: number) =>
  api.sql('select competence, pro_labore, wages, reason from payroll_months where company_id = $1 order by competence', [id]);
const close = (id: number, month = '2026-10') =>
  api.sql(
    `insert into closings (company_id, month, name, status, created_at, updated_at) values ($1, $2, 'Empresa', 'closed', now(), now())`,
    [id, month],
  );
const resultsOf = async (id: number) =>
  Object.fromEntries((await api.ask(payrollBatch.detail, { id }, staff)).rows.map((row) => [row.company_id, [row.state, row.result]]));

test('the payroll of the last month that was told is shown before it is copied, and each company has its result', async () => {
  const [fresh, told, closed, first] = await Promise.all(
    ['Aço', 'Bom', 'Cal', 'Dor'].map((name) => api.make.company({ name: `Lote ${name}` })),
  );
  if (!fresh || !told || !closed || !first) throw new Error('four companies');
  await pay(fresh.id, { competence: '2026-07', pro_labore: 100_000 });
  await pay(fresh.id, { competence: '2026-08', pro_labore: 310_000, wages: 180_000 });
  await pay(told.id, { pro_labore: 1 });
  await pay(closed.id, { competence: '2026-09' });
  await close(closed.id);
  const company_ids = [fresh, told, closed, first].map(({ id }) => id);

  const { id } = await api.ask(payrollBatch.draftCopy, { body: { ...none, company_ids } }, staff);
  const shown = await api.ask(payrollBatch.detail, { id }, staff);
  expect(shown).toMatchObject({ started_at: null, total: 4, waiting: 1, done: 0, left: 1, failed: 2 });
  expect(Object.fromEntries(shown.rows.map(({ name, result, words }) => [name, [result, words]]))).toEqual({
    'Lote Aço': ['created', 'Igual à folha de ago/2026.'],
    'Lote Bom': ['told', null],
    'Lote Cal': ['closed', 'O mês está fechado. Reabra-o antes, com o motivo.'],
    'Lote Dor': ['no_former', 'Nenhuma folha nos 12 meses anteriores: informe a primeira.'],
  });
  await run();
  expect(await payrollsOf(fresh.id)).toHaveLength(2);

  await api.ask(payrollBatch.start, { id }, staff);
  expect((await api.call(payrollBatch.start, { id }, staff)).status).toBe(422);
  await Promise.all([run(), run()]);
  expect(await resultsOf(id)).toEqual({
    [fresh.id]: ['done', 'created'],
    [told.id]: ['left', 'told'],
    [closed.id]: ['failed', 'closed'],
    [first.id]: ['failed', 'no_former'],
  });
  expect((await payrollsOf(fresh.id)).at(-1)).toEqual({
    competence: '2026-10',
    pro_labore: '310000',
    wages: '180000',
    reason: 'Igual à folha de ago/2026.',
  });

  // What a person has put right since is tried again, and what was told is not told twice.
  await api.sql("update closings set status = 'reopened' where company_id = $1", [closed.id]);
  await api.ask(payrollBatch.retry, { id }, staff);
  await run();
  expect(await resultsOf(id)).toMatchObject({ [closed.id]: ['done', 'created'], [first.id]: ['failed', 'no_former'] });
  expect(await payrollsOf(fresh.id)).toHaveLength(3);
});

test('a month that is told between the look and the start stays as it was told', async () => {
  const { id: company } = await api.make.company();
  await pay(company, { competence: '2026-09' });
  const { id } = await api.ask(payrollBatch.draftCopy, { body: { ...none, company_ids: [company] } }, staff);
  await pay(company, { pro_labore: 7 });
  await api.ask(payrollBatch.start, { id }, staff);
  await run();
  expect(await resultsOf(id)).toEqual({ [company]: ['left', 'told'] });
  expect((await payrollsOf(company)).at(-1)).toMatchObject({ pro_labore: '7' });
});

test('all that the filters of the fator R show, less those left out, and none that has no fator R', async () => {
  const named = (name: string, values: object = {}) => api.make.company({ name: `Filtro ${name}`, ...values });
  const [one, out] = [await named('Um'), await named('Dois')];
  await named('Normal', { tax_regime: 'normal' });
  await named('Lead', { wizard_step: 'basic_data' });
  const filters = { ...rFactorFilters.getDefault(), search: 'filtro' };
  const drafted = async (body: object) => {
    const { id } = await api.ask(payrollBatch.draftCopy, { body: { ...none, filters, ...body } }, staff);
    return (await api.ask(payrollBatch.detail, { id }, staff)).rows.map(({ company_id }) => company_id);
  };
  expect(await drafted({ except_ids: [out.id] })).toEqual([one.id]);
  expect(await drafted({ filters: { ...filters, situation: 'unknown' } })).toEqual([out.id, one.id]);
  const nobody = await api.call(payrollBatch.draftCopy, { body: { ...none, filters: { ...filters, search: 'ninguém' } } }, staff);
  expect(nobody.error.errors).toEqual({ filters: ['Nenhuma empresa corresponde aos filtros.'] });
  const strange = await api.call(payrollBatch.draftCopy, { body: { ...none, company_ids: [one.id, 999_999_999] } }, staff);
  expect(strange.status).toBe(404);
});

const csv = (text: string) => ({ name: 'folhas.csv', bytes: Buffer.from(text) });

test('a spreadsheet says what becomes of each row before anything is told, and tells it by the same words', async () => {
  const make = (name: string, values: object = {}) => api.make.company({ name: `Planilha ${name}`, ...values });
  const [fresh, mended, closed] = [await make('Nova'), await make('Velha'), await make('Fechada')];
  const [twin] = [await make('Gêmea'), await make('Gêmea')];
  const lead = await make('Lead', { wizard_step: 'basic_data' });
  const normal = await make('Presumida', { tax_regime: 'normal' });
  await pay(mended.id, { pro_labore: 200_000, fgts: 8_000 });
  await close(closed.id);
  const file = csv(
    [
      'Folhas de outubro',
      'CNPJ;Empresa;Pró-labore;Salários;FGTS',
      `${formatCnpj(fresh.cnpj ?? '')};;3.000,00;;`,
      `${mended.cnpj};;2.500,00;1.000,50;`,
      `${closed.cnpj};;1,00;;`,
      `${lead.cnpj};;1,00;;`,
      `${fresh.cnpj};;9,00;;`,
      ';Planilha gêmea;1,00;;',
      '11.222.333/0001-81;;1,00;;',
      ';planilha presumida;1.621,00;;',
      `${twin?.cnpj};;-5,00;;`,
      'Total;;99,00;;',
    ].join('\n'),
  );
  const body = { competence: '2026-10' };
  const preview = await api.ask(payrollBatch.previewSheet, { body, file }, staff);
  expect(preview).toMatchObject({ missing: null, total: 9, waiting: 3, left: 0, failed: 6 });
  expect(Object.fromEntries(preview.rows.map(({ number, result, words }) => [number, words ?? result]))).toEqual({
    3: 'created',
    4: 'changed',
    5: 'O mês está fechado. Reabra-o antes, com o motivo.',
    6: 'A abertura não terminou, ou a empresa saiu do escritório.',
    7: 'A empresa já está na linha 3. Deixe uma só.',
    8: 'Há mais de uma empresa com este nome. Escreva o CNPJ.',
    9: 'Nenhuma empresa tem este CNPJ.',
    10: 'created',
    11: 'Pró-labore: o valor não pode ser negativo.',
  });
  expect(preview.rows.find(({ number }) => number === 4)).toMatchObject({
    name: 'Planilha Velha',
    before: { pro_labore: 200_000, wages: 0, fgts: 8_000 },
    after: { pro_labore: 250_000, wages: 100_050, fgts: 8_000 },
  });

  const { id } = await api.ask(payrollBatch.importSheet, { body, file }, staff);
  await run();
  expect(await api.ask(payrollBatch.detail, { id }, staff)).toMatchObject({
    total: 9,
    waiting: 0,
    done: 3,
    failed: 6,
    file_name: 'folhas.csv',
  });
  expect((await payrollsOf(mended.id)).at(-1)).toMatchObject({ pro_labore: '250000', reason: 'Planilha “folhas.csv”, linha 4.' });
  expect(await payrollsOf(normal.id)).toMatchObject([{ pro_labore: '162100' }]);
  const again = await api.call(payrollBatch.importSheet, { body, file }, staff);
  expect(again.error.errors).toEqual({ file: ['Nada neste arquivo muda uma folha do mês: veja abaixo o que há em cada linha.'] });
});

/** An event as the portal of eSocial gives it, with its receipt. */
const event = (name: string, employer: string, period: string, content: string) =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><eSocial xmlns="http://www.esocial.gov.br/schema/download/retornoProcessamento/v1_0_0">` +
      `<retornoProcessamentoDownload><evento><eSocial xmlns="http://www.esocial.gov.br/schema/evt/${name}/v_S_01_03_00"><${name} Id="ID1${employer}">` +
      `<ideEvento><indApuracao>1</indApuracao><perApur>${period}</perApur></ideEvento>` +
      `<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${employer}</nrInsc></ideEmpregador>${content}</${name}></eSocial></evento>` +
      '<recibo><eSocial xmlns="http://www.esocial.gov.br/schema/evt/retornoEvento/v1_2_1"/></recibo></retornoProcessamentoDownload></eSocial>',
  );
const base = (category: string, cents: string) =>
  `<basesRemun><indIncid>1</indIncid><codCateg>${category}</codCateg><basesCp><vrBcCp00>${cents}</vrBcCp00><vrSalFam>0.00</vrSalFam></basesCp></basesRemun>`;
const place = (content: string) =>
  `<ideEstab><tpInsc>1</tpInsc><nrInsc>11222333000181</nrInsc><ideLotacao><codLotacao>1</codLotacao>${content}</ideLotacao></ideEstab>`;
const social = (employer: string, period = '2026-10') =>
  event(
    'evtCS',
    employer,
    period,
    `<infoCS>${place(base('723', '3000.00') + base('101', '2010.00'))}${place(base('722', '100.00'))}` +
      '<infoCRContrib><tpCR>113801</tpCR><vrCR>402.00</vrCR></infoCRContrib><infoCRContrib><tpCR>109901</tpCR><vrCR>330.00</vrCR></infoCRContrib></infoCS>',
  );
const fgts = (employer: string) =>
  event(
    'evtFGTS',
    employer,
    '2026-10',
    `<infoFGTS>${place('<infoBaseFGTS><basePerApur><tpValor>11</tpValor><vrFGTS>160.80</vrFGTS></basePerApur></infoBaseFGTS>')}</infoFGTS>`,
  );
const archive = (files: Record<string, Uint8Array>) => ({ name: 'eventos.zip', bytes: Buffer.from(zipSync(files)) });

test('what eSocial totals becomes the payrolls of a month, in an archive among other events or alone', async () => {
  const [one, other] = [await api.make.company({ name: 'Total Um' }), await api.make.company({ name: 'Total Dois' })];
  await pay(other.id, { pro_labore: 1, fgts: 5 });
  const [root, second] = [one, other].map(({ cnpj }) => cnpj?.slice(0, 8) ?? '');
  if (!root || !second) throw new Error('two roots');
  const file = archive({
    'ID1.S-1200.xml': event('evtRemun', root, '2026-10', ''),
    'pasta/ID2.S-5011.xml': social(root),
    'ID3.S-5013.xml': fgts(root),
    'ID4.S-5011.xml': social(second),
    'ID5.S-5011.xml': social('99888777'),
    'ID6.S-5011.xml': social(second, '2026-09'),
    'leia-me.txt': strToU8('nada'),
  });
  const body = { competence: '2026-10' };
  const preview = await api.ask(payrollBatch.previewSheet, { body, file }, staff);
  expect(preview).toMatchObject({ columns: [], missing: null, total: 3, waiting: 2, left: 0, failed: 1 });
  expect(preview.rows.find(({ company_id }) => company_id === one.id)?.after).toEqual({
    pro_labore: 310_000,
    wages: 201_000,
    inss_employer: 40_200,
    fgts: 16_080,
  });
  expect(preview.rows.find(({ company_id }) => company_id === other.id)).toMatchObject({
    result: 'changed',
    after: { pro_labore: 310_000, fgts: 5 },
  });
  expect(preview.rows.find(({ company_id }) => company_id === null)).toMatchObject({ result: 'unknown', name: 'ID5.S-5011.xml' });

  const { id } = await api.ask(payrollBatch.importSheet, { body, file }, staff);
  await run();
  expect(await api.ask(payrollBatch.detail, { id }, staff)).toMatchObject({ kind: 'totals', total: 3, done: 2, failed: 1 });
  expect(await payrollsOf(one.id)).toMatchObject([{ pro_labore: '310000', reason: 'Totalizadores do eSocial, “eventos.zip”.' }]);

  const alone = { name: 'S-5011.xml', bytes: Buffer.from(social(second, '2026-09')) };
  expect(await api.ask(payrollBatch.previewSheet, { body: { competence: '2026-09' }, file: alone }, staff)).toMatchObject({
    total: 1,
    waiting: 1,
  });
});

test.each([
  ['of another month', archive({ 'a.xml': social('11222333', '2026-09') }), 'Os totalizadores são de set/2026. Escolha esse mês acima.'],
  [
    'without totals',
    archive({ 'a.xml': event('evtRemun', '11222333', '2026-10', '') }),
    'Não há S-5011 nem S-5013 neste arquivo. Baixe no portal do eSocial os totalizadores do mês fechado.',
  ],
  [
    'that is no archive',
    { name: 'x.zip', bytes: Buffer.from('PK\x03\x04\x14\0\0\0\x08\0nada') },
    'O arquivo .zip não abre, ou é grande demais. Divida-o, ou envie só os S-5011 e S-5013.',
  ],
])('a file of eSocial %s is refused in words', async (_name, file, reason) => {
  const refused = await api.call(payrollBatch.previewSheet, { body: { competence: '2026-10' }, file }, staff);
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toEqual({ file: [reason] });
});

test('a payroll that somebody mends while the rows wait is left to them', async () => {
  const { id: company, cnpj } = await api.make.company();
  await pay(company, {});
  const body = { competence: '2026-10' };
  const { id } = await api.ask(payrollBatch.importSheet, { body, file: csv(`CNPJ;Pró-labore\n${cnpj};9,00`) }, staff);
  await pay(company, { pro_labore: 5, reason: 'Conferida.', version: 1 });
  await run();
  expect(await resultsOf(id)).toEqual({ [company]: ['failed', 'moved_on'] });
  expect(await payrollsOf(company)).toMatchObject([{ pro_labore: '5' }]);
});

test('the closing of a company outside the Simples has its payroll too', async () => {
  const { id, cnpj } = await api.make.company({ tax_regime: 'normal' });
  await api.modules.closings.follow('a night');
  const body = { competence: '2026-10' };
  await api.ask(payrollBatch.importSheet, { body, file: csv(`CNPJ;Pró-labore\n${cnpj};3.000,00`) }, staff);
  await run();
  const [row] = await api.sql("select id from closings where company_id = $1 and month = '2026-10'", [id]);
  const { checks } = await api.ask(closing.detail, { id: Number(row?.['id']) }, staff);
  expect(checks.find(({ key }) => key === 'payroll')).toMatchObject({ result: 'ok' });
});

test('the template has the companies that work, with what was told of the month', async () => {
  const [told, untold] = [await api.make.company({ name: 'Modelo A' }), await api.make.company({ name: 'Modelo B' })];
  await api.make.company({ name: 'Modelo lead', wizard_step: 'basic_data' });
  await pay(told.id, { pro_labore: 123 });
  const { items } = await api.ask(payrollBatch.template, { competence: '2026-10' }, staff);
  const own = items.filter(({ name }) => name.startsWith('Modelo'));
  expect(own.map(({ id, payroll }) => [id, payroll?.pro_labore ?? null])).toEqual([
    [told.id, 123],
    [untold.id, null],
  ]);
});

test('no payroll of a month to come', async () => {
  const { id } = await api.make.company();
  const { error } = await api.call(payrollBatch.draftCopy, { body: { ...none, competence: '2026-12', company_ids: [id] } }, staff);
  expect(error.errors).toEqual({ competence: ['Mês da folha: escolha um que já começou, de 2018 para cá.'] });
});

test('a pró-labore that was decided is what the batch proposes; one that was refused is not', async () => {
  const companies = await Promise.all(
    ['Aceita', 'Ajustada', 'Recusada'].map((name) => api.make.company({ name: `Decisão ${name}`, opening_date: '2026-10-01' })),
  );
  const [accepted, adjusted, refused] = companies;
  if (!accepted || !adjusted || !refused) throw new Error('three companies');
  for (const { id } of companies) await pay(id, { pro_labore: 200_000, wages: 50_000 });
  const decide = (id: number, body: object) => api.call(rFactor.decide, { id, body: { competence: '2026-11', ...body } }, staff);
  expect((await decide(accepted.id, { decision: 'accepted' })).status).toBe(204);
  expect((await decide(adjusted.id, { decision: 'adjusted' })).error.errors).toEqual({
    pro_labore: ['Preencha o campo Pró-labore decidido.'],
  });
  expect((await decide(adjusted.id, { decision: 'adjusted', pro_labore: 777_700 })).status).toBe(204);
  expect((await decide(refused.id, { decision: 'refused', note: 'O sócio prefere lucros.' })).status).toBe(204);
  expect((await decide(refused.id, { decision: 'accepted' })).status).toBe(409);
  expect((await decide(refused.id, { competence: '2026-10', decision: 'accepted' })).error.errors).toHaveProperty('competence');

  const { plan } = await api.ask(rFactor.history, { id: adjusted.id }, staff);
  expect(plan[0]).toMatchObject({
    competence: '2026-11',
    decision: { decision: 'adjusted', pro_labore: 777_700, version: 1, author_name: master.name },
  });
  const best = (await api.ask(rFactor.history, { id: accepted.id }, staff)).plan[0]?.keeps;

  const body = { ...none, competence: '2026-11', company_ids: companies.map(({ id }) => id) };
  const { id } = await api.ask(payrollBatch.draftCopy, { body }, staff);
  await api.ask(payrollBatch.start, { id }, staff);
  await run();
  const told = async (company: { id: number }) => (await payrollsOf(company.id)).at(-1);
  const decided = 'Pró-labore como foi decidido; o resto igual à folha de out/2026.';
  expect(await told(accepted)).toMatchObject({ pro_labore: String(best), wages: '50000', reason: decided });
  expect(await told(adjusted)).toMatchObject({ pro_labore: '777700', reason: decided });
  expect(await told(refused)).toMatchObject({ pro_labore: '200000', reason: 'Igual à folha de out/2026.' });
});

test('what a partner decides of the pró-labore is what the batch proposes too; another company’s is none of theirs', async () => {
  const company = await api.make.company({ name: 'Decisão da sócia', opening_date: '2026-10-01' });
  const partner = await api.make.partner(company, { is_owner: true });
  const own = { company_id: company.id };
  await pay(company.id, { pro_labore: 200_000, wages: 0 });
  const { plan } = await api.ask(ownRFactor.detail, own, { as: partner });
  const body = { competence: '2026-11', decision: 'accepted' as const, pro_labore: null, note: null, version: null };
  await api.ask(ownRFactor.decide, { ...own, body }, { as: partner });
  expect((await api.ask(rFactor.history, { id: company.id }, staff)).plan[0]?.decision).toMatchObject({
    pro_labore: plan[0]?.keeps,
    author_name: partner.name,
  });
  const other = await api.make.company({ opening_date: '2026-10-01' });
  expect((await api.call(ownRFactor.decide, { company_id: other.id, body }, { as: partner })).status).toBe(404);

  const { id } = await api.ask(payrollBatch.draftCopy, { body: { ...none, competence: '2026-11', company_ids: [company.id] } }, staff);
  await api.ask(payrollBatch.start, { id }, staff);
  await run();
  expect((await payrollsOf(company.id)).at(-1)).toMatchObject({ pro_labore: String(plan[0]?.keeps) });
});
