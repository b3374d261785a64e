import { boleto } from '@esteto/contract/money/boleto';
import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import { darfText, dasText, feeText } from '@esteto/domain/money/boleto-paper/testing/guide-samples';
import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { expect, test } from 'vitest';
import { unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { barcodePicture, drawnPdf, picturePdf, textPdf } from '../../../testing/paper-pdf.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';

// Jobs are taken and nothing is done: the tests do their work themselves.
const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const cnpj = company.cnpj ?? '';
const serial = () => unique() + 1000;

const add = async (bytes: Uint8Array, name = 'guia.pdf') => api.ask(boletoPaper.add, { file: { name, bytes } }, as);
const read = ({ id }: { id: number }) => api.modules.readBoletoPaper({ paper_id: id }, 'test');
const detail = ({ id }: { id: number }) => api.ask(boletoPaper.detail, { id }, as);
const dropped = async (text: string) => {
  const paper = await add(await textPdf(text));
  await read(paper);
  return detail(paper);
};
const fee = (values: Partial<Parameters<typeof feeText>[0]> = {}) =>
  feeText({ cnpj, amount: 59_900, due_date: '2026-12-10', serial: serial(), ...values });
const launchQueue = () => api.modules.launchBoletoPapers('test');
const progress = () => api.ask(boletoPaper.progress, {}, as);

test('a fee is read, launched as it was read, and its client finds the boleto with the PDF', async () => {
  const paper = await dropped(fee());
  expect(paper).toMatchObject({
    state: 'sure',
    file_name: 'guia.pdf',
    company_id: company.id,
    company_name: company.name,
    kind: 'fee',
    description: 'Honorários de novembro de 2026',
    amount: 59_900,
    due_date: '2026-12-10',
    problem: null,
  });
  const before = await api.call(boletoPaper.file, { id: paper.id }, as);
  await api.ask(boletoPaper.launchSure, {}, as);
  expect((await detail(paper)).state).toBe('queued');
  await Promise.all([launchQueue(), launchQueue()]);
  const launched = await detail(paper);
  expect(launched).toMatchObject({ state: 'launched', boleto_id: expect.any(Number) });
  const own = { company_id: company.id, id: launched.boleto_id ?? 0 };
  expect(await api.ask(boleto.ownDetail, own, { as: scene.partner })).toMatchObject({
    description: 'Honorários de novembro de 2026',
    digitable_line: expect.stringMatching(/^341/),
    file: { name: 'guia.pdf' },
  });
  expect((await api.call(boleto.ownFile, own, { as: scene.partner })).bytes).toEqual(before.bytes);
  expect((await api.call(boletoPaper.file, { id: paper.id }, as)).status).toBe(200);
});

test('the same folder dropped again brings nothing twice, before it is launched and after', async () => {
  const bytes = await textPdf(fee());
  const first = await add(bytes);
  expect(first.former).toBeNull();
  expect(await add(bytes, 'copia.pdf')).toEqual({ id: first.id, former: 'copia.pdf' });
  await read(first);
  await api.ask(boletoPaper.launchSure, {}, as);
  await launchQueue();
  expect(await add(bytes)).toEqual({ id: first.id, former: 'Honorários de novembro de 2026' });
  // A PDF whose boleto was cancelled may come again.
  const { boleto_id } = await detail(first);
  await api.ask(boleto.cancel, { id: boleto_id ?? 0, body: { reason: 'Em dobro', version: 1 } }, as);
  expect((await add(bytes)).former).toBeNull();
});

test('of each field it says where it comes from, or why it is to be checked', async () => {
  const das = await dropped(dasText({ cnpj, amount: 45_225, serial: serial() }));
  expect(das).toMatchObject({ state: 'sure', tax_key: 'das', competence: '2026-10', due_date: '2026-11-23', amount: 45_225 });
  expect(das.field_notes).toContainEqual({ field: 'company_id', words: 'Pelo CNPJ ou CPF no texto.' });
  expect(das.field_notes).toContainEqual({ field: 'amount', words: 'Da linha digitável, que confere.' });

  const nobodys = await dropped(darfText({ cnpj: '11222333000181', amount: 9_900, codes: ['0561'], serial: serial() }));
  expect(nobodys).toMatchObject({
    state: 'doubtful',
    tax_key: 'inss',
    company_id: null,
    problem: 'Nenhuma empresa daqui tem o documento 11.222.333/0001-81.',
  });
  const other = await newScene(api);
  const both = await dropped(`${fee()}\nCNPJ ${other.company.cnpj}`);
  expect(both.problem).toContain('O texto cita mais de uma empresa');
});

test('what is launched already is seen: the same line, and the guide of the same tax and month', async () => {
  const one = serial();
  const { id } = await dropped(fee({ serial: one }));
  await api.ask(boletoPaper.launchSure, {}, as);
  await launchQueue();
  expect((await detail({ id })).state).toBe('launched');
  const again = await dropped(`${fee({ serial: one })}\nSegunda via`);
  expect(again.problem).toBe(`Já lançado: mesma linha em “Honorários de novembro de 2026”, de ${company.name}.`);

  const other = await newScene(api);
  const guide = { cnpj: other.company.cnpj ?? '', amount: 77_700 };
  const iss = (text: string) => dropped(text.replace('Documento de Arrecadação do Simples Nacional', 'Guia da Previdência Social'));
  const first = await iss(dasText({ ...guide, serial: serial() }));
  const { boleto_id } = await api.ask(boletoPaper.launch, { id: first.id, body: formOf(first, other.company.id) }, as);
  const second = await iss(dasText({ ...guide, serial: serial() }));
  expect(second.problem).toContain('A empresa já tem guia deste tributo e mês');
  // Marked as its successor it takes the place of the other.
  const replacing = { ...formOf(second, other.company.id), replaces: true };
  const next = await api.ask(boletoPaper.launch, { id: second.id, body: replacing }, as);
  expect(await api.ask(boleto.detail, { id: boleto_id }, as)).toMatchObject({ status: 'canceled', replaced_by: { id: next.boleto_id } });
});

const formOf = (paper: Awaited<ReturnType<typeof detail>>, company_id: number) => {
  const { kind, tax_key, description, competence, amount, due_date, digitable_line, pix_code, version } = paper;
  const rest = { fine_rate: null, interest_rate: null, notes: null, replaces: false };
  const said = { description: description ?? 'Boleto', amount: amount ?? 1, due_date: due_date ?? '2026-12-10' };
  return { ...rest, ...said, kind: kind ?? ('fee' as const), tax_key, competence, digitable_line, pix_code, company_id, version };
};

test.each([
  ['a photo', (png: Buffer) => Promise.resolve(png), 'foto.png'],
  ['a scanned sheet', picturePdf, 'digitalizado.pdf'],
])('of %s the bar code is read; whose it is a person says', async (_name, bytesOf, name) => {
  const built = buildBankBoleto({
    bank_code: '341',
    amount: 59_900,
    due_date: '2026-12-10',
    free_field: String(serial()).padStart(25, '0'),
  });
  const { barcode, line } = built.ok ? built : { barcode: '', line: '' };
  const paper = await add(await bytesOf(await barcodePicture(barcode)), name);
  await read(paper);
  const shown = await detail(paper);
  expect(shown).toMatchObject({
    state: 'doubtful',
    digitable_line: line,
    amount: 59_900,
    due_date: '2026-12-10',
    problem: 'A imagem não diz de que empresa é.',
  });
  const { boleto_id } = await api.ask(boletoPaper.launch, { id: paper.id, body: formOf(shown, company.id) }, as);
  const own = { company_id: company.id, id: boleto_id };
  expect(await api.ask(boleto.ownDetail, own, { as: scene.partner })).toMatchObject({ digitable_line: line, file: { name } });
});

test('a picture without a code says so', async () => {
  const paper = await add(await barcodePicture('nada de boleto', 'QRCode'), 'foto.png');
  await read(paper);
  expect((await detail(paper)).problem).toBe('Nenhum código de barras nem Pix se lê nesta imagem. Escreva os campos olhando para ela.');
});

test.each([
  ['scanned', drawnPdf, 'O PDF é uma imagem, sem texto. Escreva os campos olhando a página.', true],
  ['behind a password', () => textPdf(fee(), { userPassword: 'senha' }), 'O PDF pede uma senha. Envie uma cópia sem senha.', false],
  ['broken', async () => Buffer.from('%PDF-1.7\nnada\n%%EOF\n'), 'O PDF está danificado e não abre. Envie o arquivo original.', false],
] as const)('one that is %s says so; launched by hand only where its client can open it', async (_name, bytesOf, problem, mayBe) => {
  const paper = await add(await bytesOf());
  await read(paper);
  const shown = await detail(paper);
  expect(shown).toMatchObject({ state: 'unread', problem, useless: mayBe ? null : problem });
  const { status } = await api.call(boletoPaper.launch, { id: paper.id, body: formOf(shown, company.id) }, as);
  expect(status).toBe(mayBe ? 200 : 422);
});

test.each([
  ['no PDF', Buffer.from('nada'), 'Este tipo de arquivo não é aceito. Envie PDF, PNG ou JPG.'],
  ['empty', Buffer.from(''), 'O arquivo está vazio.'],
])('a file that is %s is not kept', async (_name, bytes, problem) => {
  const { status, error } = await api.call(boletoPaper.add, { file: { name: 'guia.pdf', bytes } }, as);
  expect([status, error.errors]).toEqual([422, { file: [problem] }]);
});

test('one of 20 MB is refused in words', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 * 1024)]);
  const { status, error } = await api.call(boletoPaper.add, { file: { name: 'guia.pdf', bytes } }, as);
  expect([status, error.message]).toEqual([413, 'O conteúdo enviado é grande demais.']);
});

test('all that are sure are launched, each with its own result; what is refused goes back with the words', async () => {
  const one = serial();
  const good = await dropped(fee());
  const twin = await dropped(fee({ serial: one }));
  const late = await dropped(`${fee({ serial: one })}\nSegunda via`);
  expect([twin.state, late.state]).toEqual(['sure', 'sure']);
  const start = await api.ask(boletoPaper.launchSure, {}, as);
  await launchQueue();
  expect((await detail(good)).state).toBe('launched');
  const results = [await detail(twin), await detail(late)].map(({ state }) => state).toSorted();
  expect(results).toEqual(['doubtful', 'launched']);
  const refused = [await detail(twin), await detail(late)].find(({ state }) => state === 'doubtful');
  expect(refused?.problem).toBe('Linha digitável: já está em outro boleto desta empresa.');
  const { batch, sure } = await progress();
  // The clock of the tests stands still: all their batches are one.
  expect(batch).toMatchObject({ queued: 0, refused: (start.batch?.refused ?? 0) + 1, total: start.batch?.total });
  expect(sure).toBe(0);
  expect(await api.call(boletoPaper.launchSure, {}, as)).toMatchObject({ status: 422, body: { code: 'nothing_to_do' } });
  const { items } = await api.ask(boletoPaper.list, { state: 'doubtful' }, as);
  expect(items.map(({ id }) => id)).toContain(refused?.id);
  expect((await api.ask(boletoPaper.list, {}, as)).items.map(({ state }) => state)).not.toContain('launched');
  expect((await api.ask(boletoPaper.list, { launched: true }, as)).items.map(({ id }) => id)).toContain(good.id);
});

test('one launched by hand leads to the next that is to be checked; one discarded is gone with its file', async () => {
  const [first, second] = [
    await dropped('Um papel qualquer, sem nada que diga o que se paga'),
    await dropped('Outro papel qualquer, de que ninguém sabe o que é'),
  ];
  expect(second.next_id).toBe(first.id);
  await api.ask(boletoPaper.launch, { id: second.id, body: formOf(second, company.id) }, as);
  expect((await api.call(boletoPaper.launch, { id: first.id, body: { ...formOf(first, company.id), version: 1 } }, as)).status).toBe(409);
  await api.ask(boletoPaper.discard, { id: first.id }, as);
  expect((await api.call(boletoPaper.detail, { id: first.id }, as)).status).toBe(404);
  expect((await api.call(boletoPaper.file, { id: first.id }, as)).status).toBe(404);
  expect((await api.call(boletoPaper.discard, { id: second.id }, as)).status).toBe(422);
});

test('who only sees boletos launches none', async () => {
  const analyst = await api.make.analyst([granted('boletos', 'view')]);
  expect((await api.call(boletoPaper.list, {}, { as: analyst })).status).toBe(200);
  expect((await api.call(boletoPaper.launchSure, {}, { as: analyst })).status).toBe(403);
});
