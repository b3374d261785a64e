import { PDFDocument } from '@cantoo/pdf-lib';
import { notice } from '@esteto/contract/office/notice';
import { licence } from '@esteto/contract/opening/licence';
import { licensing } from '@esteto/contract/opening/licensing';
import { expect, test } from 'vitest';
import { createSheet } from '../../../../platform/pdf/sheet.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { attachPaper, newLicensing } from '../licensing.examples.ts';
import { askedLicence, heldLicence, ownLicence, ownLicensing } from './licence.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner, master } = scene;
const own = { company_id: company.id };
const as = { as: master };
const detail = (id: number) => api.ask(licensing.detail, { id }, as);

test('the agency is handed all that it asks for, the permit of another agency counts, and what lacks is named', async () => {
  const { id, licences } = await newLicensing(scene);
  const cnes = licences.find(({ kind }) => kind === 'cnes')?.id ?? 0;
  const body = { to: 'awaiting_agency' as const, observation: 'Protocolado.', version: 1 };
  const set = () => api.call(licensing.setLicence, { id, licence_id: cnes, body }, as);
  const lacks = async () => (await set()).error?.errors?.['to']?.[0];
  expect(await lacks()).toBe('Antes de "Aguardando Órgão" falta: Alvará da prefeitura; Termo de responsabilidade técnica.');
  await attachPaper(scene, cnes, 'technical_responsibility');
  expect(await lacks()).toBe('Antes de "Aguardando Órgão" falta: Alvará da prefeitura.');
  const city = licences[0]?.id ?? 0;
  await attachPaper(scene, city, 'city_permit');
  expect(await lacks()).toBe('Antes de "Aguardando Órgão" falta: Alvará da prefeitura.');
  await api.ask(licensing.setLicence, { id, licence_id: city, body: { to: 'concluded', version: 1 } }, as);
  expect((await set()).status).toBe(200);
  const wrong = { id: cnes, body: { kind: 'floor_plan' as const }, file: { name: 'planta.pdf', bytes: PDF } };
  expect((await api.call(licence.attach, wrong, as)).error?.errors?.['kind']?.[0]).toBe(
    'Documento: "Planta do imóvel" não é da licença CNES.',
  );
});

test('what is asked and why something was refused is told to the owner at once, by bell and letter', async () => {
  const { id, version, licensing_id } = await ownLicence(scene);
  const asked = { to: 'awaiting_client' as const, observation: 'Envie o IPTU de 2026.', version };
  const { version: next } = await api.ask(licensing.setLicence, { id: licensing_id, licence_id: id, body: asked }, as);
  await api.ask(
    licensing.setLicence,
    { id: licensing_id, licence_id: id, body: { ...asked, to: 'hindered', observation: 'Sem AVCB.', version: next } },
    as,
  );
  const notices = (await api.ask(notice.list, {}, { as: partner })).filter(({ action_url }) =>
    action_url?.includes(`/empresa/licenca/${id}`),
  );
  expect(notices.map(({ kind, title, body }) => `${kind} ${title} ${body}`)).toEqual([
    'licence.rejected Licença impedida: Prefeitura Sem AVCB.',
    'licence.asked Falta algo seu: licença Prefeitura Envie o IPTU de 2026.',
  ]);
  const letters = async () => (await api.outbox()).filter((message) => message.includes(partner.email));
  await expect.poll(async () => (await letters()).join('\n')).toMatch(/Sem AVCB/);
  const { requests } = (await detail(licensing_id)).licences.find((one) => one.id === id) ?? { requests: [] };
  expect(requests.map(({ status, told, text }) => `${status} ${told} ${text}`)).toEqual([
    'open hindered Sem AVCB.',
    'concluded awaiting_client Envie o IPTU de 2026.',
  ]);
});

test('the doctor answers with words or files; the answer is in the piece of work, which is the team’s again', async () => {
  const { id, version } = await askedLicence(scene);
  const licensing_id = await ownLicensing(scene);
  const answer = (words: string | null, seen = version) =>
    api.call(licence.answer, { ...own, id, body: { answer: words, version: seen } }, { as: partner });
  expect((await answer(null)).error?.errors?.['answer']?.[0]).toBe('Escreva a resposta ou anexe um arquivo.');
  const file = { name: 'iptu.pdf', bytes: PDF };
  const [sent] = await api.ask(licence.send, { ...own, id, body: { kind: 'lease_contract' }, file }, { as: partner });
  const renamed = { ...own, id: sent?.id ?? 0, body: { kind: 'property_tax' as const, version: 1 } };
  expect(await api.ask(licence.rename, renamed, { as: partner })).toMatchObject({ kind: 'property_tax', name: 'iptu.pdf', version: 2 });
  expect((await answer(null, version + 1)).status).toBe(409);
  expect((await answer(null)).status).toBe(204);
  expect((await answer('De novo.', version + 1)).error?.message).toMatch(/não espera nenhuma resposta/);
  expect((await api.call(licence.takeBack, { ...own, id: sent?.id ?? 0 }, { as: partner })).error?.message).toMatch(/já faz parte/);

  const found = (await detail(licensing_id)).licences.find((one) => one.id === id);
  expect(found).toMatchObject({
    status: 'running',
    observation: null,
    answered_at: expect.any(String),
    requests: [{ status: 'answered', text: 'Envie o IPTU.', answered_by_name: partner.name }],
    papers: [{ kind: 'property_tax', request_id: expect.any(Number) }],
  });
  const queue = async () => (await api.ask(licensing.list, { answered: true }, as)).items.map((one) => one.id);
  expect(await queue()).toContain(licensing_id);
  expect((await api.ask(licensing.history, { id: licensing_id }, as))[0]).toMatchObject({
    label: 'Resposta do médico recebida',
    reason: 'iptu.pdf',
    changes: [{ label: 'Prefeitura', old: 'Aguardando Cliente', new: 'Em Execução' }],
  });
  const going = { to: 'running' as const, version: found?.version ?? 0 };
  await api.ask(licensing.setLicence, { id: licensing_id, licence_id: id, body: going }, as);
  expect(await queue()).not.toContain(licensing_id);
  const [request] = (await detail(licensing_id)).licences.find((one) => one.id === id)?.requests ?? [];
  expect(request?.status).toBe('concluded');
});

test('who looks after it is told of the answer', async () => {
  await api.sql('update licensings set analyst_id = $1 where id = $2', [master.id, await ownLicensing(scene)]);
  const { id, version } = await askedLicence(scene);
  await api.ask(licence.answer, { ...own, id, body: { answer: 'Já pedi.', version } }, { as: partner });
  const [told] = await api.ask(notice.list, {}, as);
  expect(told).toMatchObject({ kind: 'licence.answered', body: 'Já pedi.', title: `Resposta sobre a licença Prefeitura: ${company.name}` });
});

test('what the doctor sends unasked waits for the team too, and may be taken back; what the team keeps may not', async () => {
  const { id, licensing_id } = await ownLicence(scene);
  const employee = await api.make.employee(company);
  const file = { name: 'contrato.pdf', bytes: PDF };
  const [sent] = await api.ask(licence.send, { ...own, id, body: { kind: 'lease_contract' }, file }, { as: partner });
  expect((await api.ask(licensing.list, { answered: true }, as)).items.map((one) => one.id)).toContain(licensing_id);
  const paper = { ...own, id: sent?.id ?? 0 };
  expect((await api.call(licence.file, paper, { as: employee })).status).toBe(403);
  const [, ours] = await attachPaper(scene, id, 'property_tax');
  const refused = await api.call(licence.takeBack, { ...own, id: ours?.id ?? 0 }, { as: partner });
  expect(refused.error?.message).toBe('Este documento foi guardado pela equipe.');
  expect((await api.call(licence.takeBack, paper, { as: partner })).status).toBe(204);
  expect((await api.call(licence.file, paper, { as: partner })).status).toBe(404);
});

/** The smallest PNG that there is. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const drawn = async (pages: number) => {
  const sheet = createSheet({ title: 'Alvará', date: new Date('2026-01-02T00:00:00Z') });
  for (let page = 1; page < pages; page += 1) sheet.newPage();
  return sheet.finish('');
};

test('the pack holds the list and the pages of every licence in force; a file that cannot be read is named', async () => {
  const other = await newScene(api);
  const pack = () => api.call(licence.pack, { company_id: other.company.id }, { as: other.partner });
  expect((await pack()).error?.message).toBe('Nenhuma licença desta empresa está em vigor hoje.');
  const first = await heldLicence(other, await drawn(3));
  const image = { id: first.id, body: { kind: 'city_permit' as const }, file: { name: 'verso.png', bytes: PNG } };
  await api.ask(licence.attach, image, as);
  await heldLicence(other, PDF);
  const expired = await heldLicence(other, await drawn(2));
  await api.sql("update licences set valid_until = '2026-11-01' where id = $1", [expired.id]);

  const { status, bytes } = await pack();
  expect(status).toBe(200);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1 + 3 + 1);
  const { bytes: ours } = await api.call(licence.packOfCompany, { id: first.licensing_id }, as);
  expect((await PDFDocument.load(ours)).getPageCount()).toBe(5);
});
