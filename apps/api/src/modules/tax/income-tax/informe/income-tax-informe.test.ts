import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { informePendency } from '@esteto/domain/tax/income-tax/informe-comparison';
import { INFORMES, SAMPLE_CPF } from '@esteto/domain/tax/income-tax/testing/informe-samples';
import { expect, test } from 'vitest';
import { drawnPdf, textPdf } from '../../../../testing/paper-pdf.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { JPG } from '../../../../testing/uploads.ts';
import { newItem, newReturn } from '../income-tax.examples.ts';

// Jobs are taken and nothing is done: the tests do their work themselves.
const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const { partner, company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };
await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [partner.id, SAMPLE_CPF]);

const [hospital, , , , clinic] = INFORMES;
const pdf = async (text: string) => ({ name: 'informe.pdf', bytes: await textPdf(text) });

/** Sent by the person for a document that is asked for. */
const sent = async (file: { name: string; bytes: Uint8Array }) => {
  const { id, income_tax_id } = await newItem(scene, partner);
  await api.ask(ownIncomeTax.sendItem, { ...own, id, file }, { as: partner });
  const [kept] = (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).files;
  return { file_id: kept?.id ?? 0, income_tax_id, item_id: id };
};
const read = ({ file_id }: { file_id: number }) => api.modules.incomeTaxInformes.read({ file_id }, 'test');
const readingOf = async ({ income_tax_id, file_id }: { income_tax_id: number; file_id: number }) =>
  (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).files.find(({ id }) => id === file_id)?.reading;
const eventsOf = (income_tax_id: number) =>
  api.sql<{ reason: string }>("select reason from events where action = 'income_tax.informe_read' and entity_id = $1", [income_tax_id]);

test('a statement waits, is read once, and both sides see what it says', async () => {
  const one = await sent(await pdf(hospital.text));
  expect(await readingOf(one)).toEqual({ status: 'waiting', reason: null, informe: null });
  expect(await api.sql('select data from pgboss.job where singleton_key = $1', [`income-tax-informe-${one.file_id}`])).toEqual([
    { data: { file_id: one.file_id } },
  ]);
  await Promise.all([read(one), read(one)]);
  await read(one);
  const informe = { kind: 'employer', year: 2025, ...hospital.expected };
  expect(await readingOf(one)).toEqual({ status: 'read', reason: null, informe });
  expect(await eventsOf(one.income_tax_id)).toEqual([{ reason: 'informe.pdf: HOSPITAL SANTA CLARA S.A.' }]);
  const theirs = (await api.ask(ownIncomeTax.current, own, { as: partner })).find(({ id }) => id === one.income_tax_id);
  expect(theirs?.files).toMatchObject([{ reading: { status: 'read', informe } }]);
});

test.each([
  ['of somebody else', () => textPdf(hospital.text.replace('123.456.789-09', '529.982.247-25')), 'refused', /é do CPF 529\.982\.247-25/],
  [
    'of another year',
    () => textPdf(hospital.text.replaceAll('2025', '2024').replaceAll('2026', '2025')),
    'refused',
    /é de 2024, e não de 2025/,
  ],
  ['that is another paper', () => textPdf('Contrato de prestação de serviços\n'.repeat(8)), 'refused', /não é um informe/],
  ['that is broken', async () => PDF, 'refused', /está danificado/],
  ['behind a password', () => textPdf(hospital.text, { userPassword: 'senha' }), 'refused', /pede uma senha/],
  ['that was scanned', drawnPdf, 'no_text', /é uma imagem/],
  ['that is a photo', async () => JPG, 'no_text', /é uma imagem/],
] as const)(
  'one %s says so, counts as sent only where it is not refused, and may be accepted all the same',
  async (_name, bytesOf, status, reason) => {
    const bytes = await bytesOf();
    const one = await sent({ name: bytes === JPG ? 'informe.jpg' : 'informe.pdf', bytes });
    await read(one);
    expect(await readingOf(one)).toEqual({ status, reason: expect.stringMatching(reason), informe: null });
    expect((await api.call(incomeTax.file, { id: one.file_id }, as)).bytes.equals(Buffer.from(bytes))).toBe(true);
    const [item] = (await api.ask(incomeTax.detail, { id: one.income_tax_id }, as)).items;
    expect([item?.status, item?.refused_reason]).toEqual(status === 'refused' ? [status, expect.stringMatching(reason)] : ['sent', null]);
    const accept = { id: one.item_id, body: { action: 'accept' as const, reason: null, version: item?.version ?? 0 } };
    expect((await api.call(incomeTax.moveItem, accept, as)).status).toBe(204);
  },
);

test('of what is taken back before it is read nothing is said', async () => {
  const one = await sent(await pdf(hospital.text));
  await api.ask(ownIncomeTax.takeBack, { ...own, id: one.file_id }, { as: partner });
  await read(one);
  await read({ file_id: 9_999_999 });
  expect(await api.sql('select status from income_tax_readings where income_tax_file_id = $1', [one.file_id])).toEqual([
    { status: 'waiting' },
  ]);
  expect(await eventsOf(one.income_tax_id)).toEqual([]);
});

test('nobody reads what was asked for as another paper, or kept beside the return', async () => {
  const { id } = await newReturn(scene, partner);
  const file = await pdf(hospital.text);
  await api.ask(incomeTax.addItem, { id, body: { section: 'Pagamentos', title: 'Informe do plano de saúde', source: null } }, as);
  const [item] = (await api.ask(incomeTax.detail, { id }, as)).items;
  await api.ask(ownIncomeTax.sendItem, { ...own, id: item?.id ?? 0, file }, { as: partner });
  await api.ask(incomeTax.attach, { id, body: { role: 'document' }, file }, as);
  const { files } = await api.ask(incomeTax.detail, { id }, as);
  expect(files.map(({ reading }) => reading)).toEqual([null, null]);
});

test('the team sends for the person, for a document of that return alone', async () => {
  const { id: item_id, income_tax_id: id } = await newItem(scene, partner);
  const other = await newReturn(scene, partner);
  const file = await pdf(clinic.text);
  expect((await api.call(incomeTax.attach, { id: other.id, body: { role: 'document', item_id }, file }, as)).status).toBe(404);
  await api.ask(incomeTax.attach, { id, body: { role: 'document', item_id }, file }, as);
  const { items, files } = await api.ask(incomeTax.detail, { id }, as);
  expect(items).toMatchObject([{ id: item_id, status: 'sent' }]);
  expect(files).toMatchObject([{ item_id, from_client: false, reading: { status: 'waiting' } }]);
  await read({ file_id: files[0]?.id ?? 0 });
  expect(await readingOf({ income_tax_id: id, file_id: files[0]?.id ?? 0 })).toMatchObject({ status: 'read', informe: { tax: 0 } });
});

test('beside what is recorded of the payer, and what is asked of the person from it', async () => {
  const person = await api.make.partner(company);
  const cpf = '52998224725';
  await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [person.id, cpf]);
  const send = async (text: string) => {
    const { id, income_tax_id } = await newItem(scene, person);
    const file = await pdf(text.replace(/123\.?456\.?789-?09/, '529.982.247-25'));
    await api.ask(ownIncomeTax.sendItem, { ...own, id, file }, { as: person });
    const file_id = (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).files[0]?.id ?? 0;
    await read({ file_id });
    return file_id;
  };
  const fact = { year: 2025, kind: 'employment' as const, name: 'Hospital', document: '11222333000181' };
  const amounts = { amount: 23_000_000, social_security: 1_118_772, tax: 4_800_000, thirteenth: 1_800_000, thirteenth_tax: 400_000 };
  await api.ask(incomeTaxDossier.tell, { ...own, body: { ...fact, ...amounts } }, { as: person });
  const known = await send(hospital.text);
  const unknown = await send(INFORMES[1].text);
  const dossier = await api.ask(incomeTaxDossier.detail, { user_id: person.id, year: 2025 }, as);
  const [first, second] = dossier.informes;
  expect(first).toMatchObject({ file_id: known, standing: 'known', sources: ['told'], payer_name: 'HOSPITAL SANTA CLARA S.A.' });
  expect(first?.lines.map(({ part, said, recorded, difference }) => [part, said, recorded, difference])).toEqual([
    ['income', 24_000_000, 23_000_000, 1_000_000],
    ['social_security', 1_118_772, 1_118_772, 0],
    ['tax', 4_800_000, 4_800_000, 0],
    ['thirteenth', 1_800_000, 1_800_000, 0],
    ['thirteenth_tax', 400_000, 400_000, 0],
  ]);
  expect(second).toMatchObject({ file_id: unknown, standing: 'unknown', lines: [{ recorded: null, difference: null }, {}, {}, {}, {}] });
  // What was told gives way to the statement of the same payer.
  const counted = (lines: typeof dossier.lines) => lines.filter(({ counts }) => counts).map(({ source, amount }) => [source, amount]);
  expect(counted(dossier.lines)).toEqual([
    ['informe', 24_000_000],
    ['informe', INFORMES[1].expected.income],
  ]);
  if (!first) throw new Error('nothing was read');
  expect(informePendency(first, first).text).toMatch(/diz R\$\s240\.000,00 de rendimentos, e no Esteto constam R\$\s230\.000,00\./);
  const mine = await api.ask(incomeTaxDossier.own, { ...own, year: 2025 }, { as: person });
  expect(mine.informes.map(({ file_id }) => file_id)).toEqual([known, unknown]);
  expect((await api.ask(incomeTaxDossier.own, { ...own, year: 2026 }, { as: person })).informes).toEqual([]);
  const neighbour = await api.make.partner(company);
  const leaveOut = (who: typeof person, set_aside = true) =>
    api.call(incomeTaxDossier.setAside, { ...own, id: known, body: { set_aside } }, { as: who });
  expect((await leaveOut(neighbour)).status).toBe(404);
  expect((await leaveOut(person)).status).toBe(204);
  const without = await api.ask(incomeTaxDossier.own, { ...own, year: 2025 }, { as: person });
  expect(counted(without.lines)).toEqual([
    ['told', 23_000_000],
    ['informe', INFORMES[1].expected.income],
  ]);
  expect(without.informes[0]).toMatchObject({ set_aside: true, standing: 'known' });
  expect(without.result.figures.taxable_income).toBe(23_000_000 + INFORMES[1].expected.income);
  await api.ask(incomeTaxDossier.setAsideFor, { id: known, body: { set_aside: false } }, as);
  const again = await api.ask(incomeTaxDossier.own, { ...own, year: 2025 }, { as: person });
  expect(counted(again.lines)).toEqual(counted(dossier.lines));
  const logged = await api.sql<{ action: string; reason: string }>(
    "select action, reason from events where action in ('income_tax.informe_set_aside', 'income_tax.informe_taken_in') order by id",
    [],
  );
  expect(logged).toEqual([
    { action: 'income_tax.informe_set_aside', reason: 'HOSPITAL SANTA CLARA S.A.' },
    { action: 'income_tax.informe_taken_in', reason: 'HOSPITAL SANTA CLARA S.A.' },
  ]);
  expect((await api.ask(incomeTaxDossier.own, { ...own, year: 2025 }, { as: neighbour })).informes).toEqual([]);
});

test('beside what the person typed of a bank without its CNPJ: once in the year, and the line says so', async () => {
  const bank = INFORMES.find(({ text }) => text.startsWith('INFORME DE RENDIMENTOS FINANCEIROS'));
  if (!bank) throw new Error('no bank among the samples');
  const person = await api.make.partner(company);
  await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [person.id, '11144477735']);
  const { id, income_tax_id } = await newItem(scene, person);
  const file = await pdf(bank.text.replace(/123\.?456\.?789-?09/, '111.444.777-35'));
  await api.ask(ownIncomeTax.sendItem, { ...own, id, file }, { as: person });
  await read({ file_id: (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).files[0]?.id ?? 0 });
  const typed = { year: 2025, kind: 'exclusive' as const, name: 'Aplicações', document: null, amount: bank.expected.income, tax: 0 };
  await api.ask(incomeTaxDossier.tell, { ...own, body: typed }, { as: person });
  const { lines, informes, result } = await api.ask(incomeTaxDossier.own, { ...own, year: 2025 }, { as: person });
  expect(lines.map(({ source, counts }) => [source, counts])).toEqual([
    ['told', false],
    ['informe', true],
  ]);
  expect(lines[0]?.note).toMatch(/^escrita sem CNPJ: é tomada como a do informe de /);
  expect(informes[0]).toMatchObject({ standing: 'known', sources: ['told'] });
  expect(result.figures.exclusive_income).toBe(bank.expected.income);
});
