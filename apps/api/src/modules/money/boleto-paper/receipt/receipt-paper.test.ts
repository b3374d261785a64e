import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import { receiptPaper } from '@esteto/contract/money/receipt-paper';
import { closing } from '@esteto/contract/month/closing';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import { dasText } from '@esteto/domain/money/boleto-paper/testing/guide-samples';
import { dctfwebReceipt, esocialReceipt, pgdasExtract, simplesNumber } from '@esteto/domain/month/receipt/testing/receipt-samples';
import { expect, test } from 'vitest';
import { unique } from '../../../../testing/documents.ts';
import { granted, type TestCompany } from '../../../../testing/factories.ts';
import { drawnPdf, textPdf } from '../../../../testing/paper-pdf.ts';
import { testApp } from '../../../../testing/test-app.ts';

// Jobs are taken and nothing is done: the tests do their work themselves.
const api = await testApp({}, { idle: true });
const master = await api.make.master();
const as = { as: master };

const owing = async (rule_key: ObligationKey, of?: TestCompany) => {
  const company = of ?? (await api.make.company());
  const body = { company_id: company.id, rule_key, competence: '2026-10', observations: null };
  const { id } = await api.ask(monthlyObligation.create, { body }, as);
  return { company, cnpj: company.cnpj ?? '', id };
};
const facts = (cnpj: string) => ({ cnpj, competence: '2026-10', day: '2026-11-05', number: `1.1.${String(unique()).padStart(19, '0')}` });
const add = (bytes: Uint8Array, name = 'recibo.pdf') => api.ask(boletoPaper.add, { file: { name, bytes } }, as);
const detail = ({ id }: { id: number }) => api.ask(receiptPaper.detail, { id }, as);
const read = ({ id }: { id: number }) => api.modules.readBoletoPaper({ paper_id: id }, 'test');
const dropped = async (text: string) => {
  const paper = await add(await textPdf(text));
  await read(paper);
  return detail(paper);
};
const runQueue = () => api.modules.launchBoletoPapers('test');
const obligation = (id: number) => api.ask(monthlyObligation.detail, { id }, as);

test('a receipt goes from the folder to its obligation: with its file, number and day', async () => {
  const owed = await owing('dctfweb');
  const receipt = facts(owed.cnpj);
  const bytes = await textPdf(dctfwebReceipt(receipt));
  const paper = await add(bytes, 'dctfweb.pdf');
  await read(paper);
  expect(await detail(paper)).toMatchObject({
    state: 'ready',
    kind: 'dctfweb',
    company_name: owed.company.name,
    rule_key: 'dctfweb',
    competence: '2026-10',
    protocol_number: receipt.number,
    delivered_on: '2026-11-05',
    delivered_at: '14:30:12',
    problem: null,
  });
  expect((await api.ask(boletoPaper.list, {}, as)).items.map(({ id }) => id)).not.toContain(paper.id);

  await api.ask(receiptPaper.deliverReady, {}, as);
  // Two servers take the queue at once.
  await Promise.all([runQueue(), runQueue()]);
  const delivered = await obligation(owed.id);
  expect(delivered).toMatchObject({
    status: 'delivered',
    protocol_number: receipt.number,
    delivered_on: '2026-11-05',
    delivery_kind: 'digital',
    files: [{ name: 'dctfweb.pdf' }],
  });
  const [file] = delivered.files;
  expect((await api.call(monthlyObligation.readFile, { id: owed.id, document: file?.id ?? '' }, as)).bytes).toEqual(bytes);
  expect(await detail(paper)).toMatchObject({ state: 'delivered', obligation_id: owed.id, words: null });
  expect((await api.call(receiptPaper.file, { id: paper.id }, as)).status).toBe(200);

  // The same bytes again are told what became of them; other bytes of the same receipt, that it was delivered.
  expect(await add(bytes)).toEqual({ id: paper.id, former: 'DCTFWeb de outubro de 2026' });
  const again = await dropped(`${dctfwebReceipt(receipt)}\nSegunda via`);
  expect(again).toMatchObject({ state: 'to_say', problem: `Já foi entregue em 05/11/2026 com o recibo ${receipt.number}.` });
});

test('what is not delivered says why', async () => {
  const owed = await owing('esocial');
  const text = esocialReceipt(facts(owed.cnpj));
  const problems = [
    await dropped(esocialReceipt(facts('11444777000161'))),
    await dropped(text.replaceAll('2026-10', '2026-09')),
    await dropped(text.replace(/Empregador.*\n/, '')),
    await dropped('Ata da reunião dos sócios, que não entrega nada a ninguém'),
  ].map(({ state, problem }) => [state, problem]);
  expect(problems).toEqual([
    ['to_say', 'A empresa 11.444.777/0001-61 não está no Esteto.'],
    ['to_say', 'Não há eSocial de 09/2026 aberta para esta empresa.'],
    ['to_say', 'Não achei o CNPJ.'],
    ['to_say', 'Não reconheço este documento. Diga o que é, e os próximos iguais entram sozinhos.'],
  ]);
  const scan = await add(await drawnPdf());
  await read(scan);
  expect((await detail(scan)).problem).toBe('O PDF é uma imagem, sem texto. Escreva os campos olhando a página.');
});

test('one folder for both: a guide lies with the boletos, a receipt here, and what nobody knows with both', async () => {
  const { cnpj } = await owing('das');
  const guide = await add(await textPdf(dasText({ cnpj, amount: 45_225, serial: unique() })));
  const paper = await add(await textPdf(`Papel de que ninguém sabe o que é, nem de quem, número ${unique()}`));
  await read(guide);
  await read(paper);
  const here = (await api.ask(receiptPaper.list, {}, as)).items.map(({ id }) => id);
  const there = (await api.ask(boletoPaper.list, {}, as)).items.map(({ id }) => id);
  expect([here.includes(guide.id), there.includes(guide.id)]).toEqual([false, true]);
  expect([here.includes(paper.id), there.includes(paper.id)]).toEqual([true, true]);
  expect((await api.call(receiptPaper.detail, { id: guide.id }, as)).status).toBe(404);
});

test('a person says what is missing and delivers it; a stale version and a second delivery are refused', async () => {
  const owed = await owing('reinf');
  const paper = await dropped(`Comprovante sem nada que se leia, de alguém, número ${unique()}`);
  const body = {
    company_id: owed.company.id,
    rule_key: 'reinf' as const,
    rule_id: null,
    competence: '2026-10',
    delivered_on: '2026-11-05',
    protocol_number: '77',
    version: paper.version,
  };
  expect((await api.call(receiptPaper.deliver, { id: paper.id, body: { ...body, version: 1 } }, as)).status).toBe(409);
  const none = await api.call(receiptPaper.deliver, { id: paper.id, body: { ...body, rule_key: 'dmed' } }, as);
  expect(none).toMatchObject({ status: 422, body: { message: 'Não há DMED de 2026 aberta para esta empresa.' } });
  const early = await api.call(receiptPaper.deliver, { id: paper.id, body: { ...body, delivered_on: '2026-10-05' } }, as);
  expect(early.status).toBe(422);
  expect(await api.ask(receiptPaper.deliver, { id: paper.id, body }, as)).toEqual({ obligation_id: owed.id });
  expect(await obligation(owed.id)).toMatchObject({ status: 'delivered', protocol_number: '77' });
  expect((await api.call(receiptPaper.deliver, { id: paper.id, body: { ...body, version: paper.version + 1 } }, as)).status).toBe(422);

  const other = await dropped(`Outro papel que ninguém quer, número ${unique()}`);
  const twice = await api.call(receiptPaper.deliver, { id: other.id, body: { ...body, version: other.version } }, as);
  expect(twice).toMatchObject({ status: 422, body: { message: 'Já foi entregue em 05/11/2026 com o recibo 77.' } });
  await api.ask(receiptPaper.discard, { id: other.id }, as);
  expect((await api.call(receiptPaper.detail, { id: other.id }, as)).status).toBe(404);
});

test('what was ready and is delivered by somebody else meanwhile is refused with the words, and holds no other', async () => {
  const [first, second] = [await owing('esocial'), await owing('esocial')];
  const [late, good] = [await dropped(esocialReceipt(facts(first.cnpj))), await dropped(esocialReceipt(facts(second.cnpj)))];
  await api.ask(receiptPaper.deliverReady, {}, as);
  const { version } = await obligation(first.id);
  const body = { delivered_on: '2026-11-04', delivery_kind: 'manual' as const, protocol_number: '5', amount: null, reason: null, version };
  await api.ask(monthlyObligation.deliver, { id: first.id, body }, as);
  await runQueue();
  expect(await detail(late)).toMatchObject({ state: 'refused', problem: 'Já foi entregue em 04/11/2026 com o recibo 5.' });
  expect((await detail(good)).state).toBe('delivered');
  const { refused, batch } = await api.ask(receiptPaper.progress, {}, as);
  expect(refused).toBeGreaterThan(0);
  expect(batch).toMatchObject({ queued: 0 });
});

test('one correction teaches the template: what waits in the folder is read by it, and what comes later; until it is removed', async () => {
  const joinville = (cnpj: string, key: string) => `Portal do Contribuinte de Joinville
Encerramento da escrita fiscal municipal
Prestador ${cnpj}
Mês encerrado 10/2026
Chave do fechamento ${key}
Feito em 05/11/2026 às 10:05`;
  const presumido = async () => owing('iss', await api.make.company({ tax_regime: 'normal' }));
  const [one, two, three] = [await presumido(), await presumido(), await presumido()];
  const first = await dropped(joinville(one.cnpj, '8842-11-93'));
  const waiting = await dropped(joinville(two.cnpj, '9001-77-42'));
  expect([first.state, waiting.state]).toEqual(['to_say', 'to_say']);

  const body = {
    name: 'ISS de Joinville',
    rule_key: 'iss' as const,
    rule_id: null,
    number_label: 'Chave do fechamento',
    competence_label: 'Mês encerrado',
    date_label: 'Feito em',
  };
  const wrong = await api.call(receiptPaper.teach, { id: first.id, body: { ...body, date_label: 'Enviado em' } }, as);
  expect(wrong.error.errors).toEqual({ date_label: ['Estas palavras não estão no texto do arquivo.'] });
  const { template_id } = await api.ask(receiptPaper.teach, { id: first.id, body }, as);
  expect((await detail(waiting)).state).toBe('reading');
  await read(first);
  await read(waiting);
  expect(await detail(waiting)).toMatchObject({
    state: 'ready',
    rule_key: 'iss',
    protocol_number: '9001-77-42',
    delivered_on: '2026-11-05',
    taught: expect.stringContaining('ISS de Joinville: modelo ensinado por'),
  });
  const later = await dropped(joinville(three.cnpj, '1234-56-78'));
  expect(later).toMatchObject({ state: 'ready', protocol_number: '1234-56-78' });

  expect(await api.ask(receiptPaper.templates, {}, as)).toContainEqual(
    expect.objectContaining({ id: template_id, name: 'ISS de Joinville' }),
  );
  await api.ask(receiptPaper.removeTemplate, { id: template_id }, as);
  expect((await dropped(joinville(three.cnpj, '8765-43-21'))).state).toBe('to_say');
});

test('a receipt that came before its obligation finds it in the night, and nothing else is read again', async () => {
  const company = await api.make.company();
  const early = await dropped(dctfwebReceipt(facts(company.cnpj ?? '')));
  const foreign = await dropped(dctfwebReceipt(facts('11222333000181')));
  expect([early.state, foreign.state]).toEqual(['to_say', 'to_say']);
  await api.modules.receiptPapers.findObligations('a night');
  expect((await detail(early)).state).toBe('to_say');
  await owing('dctfweb', company);
  await api.modules.receiptPapers.findObligations('another night');
  expect([(await detail(early)).state, (await detail(foreign)).state]).toEqual(['reading', 'to_say']);
  await read(early);
  expect((await detail(early)).state).toBe('ready');
});

test('the extract of the PGDAS-D delivers, and tells the month its official values; of a month that was delivered it is the evidence', async () => {
  const { company, cnpj, id } = await owing('pgdas', await api.make.company({ tax_regime: 'simples' }));
  await api.modules.closings.follow('test');
  const number = simplesNumber({ cnpj, competence: '2026-10' });
  const extract = { ...facts(cnpj), number, revenue: 5_000_000, rbt12: 48_000_000, das: 345_678 };
  const body = {
    delivered_on: '2026-11-05',
    delivery_kind: 'digital' as const,
    protocol_number: number,
    amount: null,
    reason: null,
    version: 1,
  };
  await api.ask(monthlyObligation.deliver, { id, body }, as);
  const paper = await dropped(pgdasExtract(extract));
  expect(paper).toMatchObject({
    state: 'ready',
    official: { revenue_official: 5_000_000, rbt12_official: 48_000_000, das_official: 345_678 },
  });
  await api.ask(receiptPaper.deliverReady, {}, as);
  await runQueue();
  expect(await detail(paper)).toMatchObject({ state: 'delivered', problem: null });
  expect((await obligation(id)).files).toMatchObject([{ name: 'recibo.pdf' }]);
  const { items } = await api.ask(closing.list, { month: '2026-10', search: company.name }, as);
  const [row] = items;
  expect(await api.ask(closing.detail, { id: row?.id ?? 0 }, as)).toMatchObject({
    das_official: 345_678,
    revenue_official: 5_000_000,
    rbt12_official: 48_000_000,
  });
});

test('who delivers obligations drops files without any right to boletos; who only sees delivers none', async () => {
  const deliverer = await api.make.analyst([granted('monthly.obligations', 'edit')]);
  const file = { name: 'recibo.pdf', bytes: await textPdf(`Papel que alguém soltou na pasta, número ${unique()}`) };
  expect((await api.call(boletoPaper.add, { file }, { as: deliverer })).status).toBe(200);
  expect((await api.call(boletoPaper.list, {}, { as: deliverer })).status).toBe(403);
  const viewer = await api.make.analyst([granted('monthly.obligations', 'view')]);
  expect((await api.call(receiptPaper.list, {}, { as: viewer })).status).toBe(200);
  expect((await api.call(receiptPaper.deliverReady, {}, { as: viewer })).status).toBe(403);
});
