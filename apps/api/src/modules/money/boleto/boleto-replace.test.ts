import { boleto } from '@esteto/contract/money/boleto';
import { notice } from '@esteto/contract/office/notice';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { JPG } from '../../../testing/uploads.ts';
import { boletoSample, lateGuide, newBoleto } from './boleto.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const staff = { as: scene.master };
const client = { as: scene.partner };
const own = { company_id: scene.company.id };
const read = (id: number) => api.ask(boleto.detail, { id }, staff);
const replace = (id: number, values: object = {}, version = 1) =>
  api.call(boleto.replace, { id, body: { ...boletoSample(), reason: 'Valor errado', version, ...values } }, staff);

test('another takes the place of a guide: the old one is cancelled and points to it, and who asked for it is told', async () => {
  const { id } = await lateGuide(scene);
  await api.ask(boleto.askNewGuide, { ...own, id }, client);
  const made = await replace(id, { kind: 'tax', description: 'ISS de setembro', amount: 85_000, due_date: '2026-11-25' }, 2);
  expect(await read(made.body.id)).toMatchObject({
    status: 'opened',
    amount: 85_000,
    replaces: { id, description: 'ISS de setembro' },
    replaced_by: null,
  });
  expect(await api.ask(boleto.ownDetail, { ...own, id }, client)).toMatchObject({
    status: 'canceled',
    cancel_reason: 'Valor errado',
    replaced_by: { id: made.body.id },
  });
  const [told] = await api.ask(notice.list, { before: null }, client);
  expect(told).toMatchObject({ title: 'Guia nova: ISS de setembro', action_url: `/app/boleto/${made.body.id}?empresa=${own.company_id}` });
  expect((await api.ask(boleto.list, { ...own, new_guide: true }, staff)).items).toEqual([]);
});

test('a person’s own tax stays theirs; the line of the old one may be written again', async () => {
  const { id } = await lateGuide(scene);
  await api.sql('update boletos set taxpayer_id = $2 where id = $1', [id, scene.partner.id]);
  const colleague = await api.make.partner(scene.company);
  const made = await replace(id, { kind: 'tax', due_date: '2026-11-25' });
  expect((await api.call(boleto.ownDetail, { ...own, id: made.body.id }, { as: colleague })).status).toBe(404);
  expect((await api.call(boleto.ownDetail, { ...own, id: made.body.id }, client)).status).toBe(200);
});

test('what was paid, even in part, is not replaced, nor what somebody else changed', async () => {
  const { id } = await newBoleto(scene);
  await api.ask(boleto.pay, { id, body: { paid_on: '2026-11-02', paid_amount: 100, version: 1 } }, staff);
  expect((await replace(id, {}, 2)).error.message).toBe('Parte deste boleto já foi paga. Desfaça o pagamento antes de substituir.');
  expect((await replace(id)).status).toBe(409);
  expect((await read(id)).status).toBe('partially_paid');
});

test('the client shows that they paid: staff and they see the proof, and nobody else', async () => {
  const { id } = await newBoleto(scene);
  await api.ask(boleto.claim, { ...own, id, body: { paid_on: '2026-11-02', version: 1 } }, client);
  const prove = (file: { name: string; bytes: Uint8Array }, by = client) => api.call(boleto.prove, { ...own, id, file }, by);
  expect((await prove({ name: 'foto.jpg', bytes: JPG })).status).toBe(204);
  expect(await read(id)).toMatchObject({ claimed_on: '2026-11-02', proof: { name: 'foto.jpg', mime: 'image/jpeg' } });
  expect((await api.call(boleto.proof, { id }, staff)).bytes).toEqual(JPG);
  expect((await api.call(boleto.ownProof, { ...own, id }, client)).bytes).toEqual(JPG);
  // Another takes its place, of whatever a phone makes.
  const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(64)]);
  expect((await prove({ name: 'IMG_1.HEIC', bytes: heic })).status).toBe(204);
  expect(await read(id)).toMatchObject({ proof: { name: 'IMG_1.HEIC', mime: 'image/heic' } });
  expect((await prove({ name: 'nota.xml', bytes: Buffer.from('<a/>') })).error.errors).toEqual({
    file: ['Este tipo de arquivo não é aceito. Envie PDF, PNG, JPG ou HEIC.'],
  });

  const other = await newScene(api);
  const theirs = { company_id: other.company.id, id };
  expect((await api.call(boleto.ownProof, theirs, { as: other.partner })).status).toBe(404);
  const reader = await api.make.employee(scene.company, [granted('boletos', 'view')]);
  expect((await prove({ name: 'foto.jpg', bytes: JPG }, { as: reader })).status).toBe(403);
  await api.ask(boleto.cancel, { id, body: { reason: 'Em dobro', version: (await read(id)).version } }, staff);
  expect((await prove({ name: 'comprovante.pdf', bytes: PDF })).status).toBe(422);
  const labels = (await api.ask(boleto.ownHistory, { ...own, id }, client)).map(({ label }) => label);
  expect(labels.filter((label) => label === 'Comprovante de pagamento enviado')).toHaveLength(2);
});
