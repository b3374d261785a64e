import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { licence } from '@esteto/contract/opening/licence';
import { licensing } from '@esteto/contract/opening/licensing';
import { licenceStandings } from '@esteto/domain/opening/licensing/licence-standing';
import { addDays } from '@esteto/domain/shared/date/date';
import { beforeEach, expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { processingTimesSample } from '../../../month/accounting-parameter/accounting-parameter.examples.ts';
import { attachPaper, endingLicence, newLicensing } from '../licensing.examples.ts';
import { heldLicence } from './licence.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };

const detail = (id: number) => api.ask(licensing.detail, { id }, as);
const radar = () => api.ask(licensing.ending, {}, as);
const renew = (...licence_ids: number[]) => api.ask(licensing.renew, { body: { licence_ids } }, as);
const undo = (...licence_ids: number[]) => api.call(licensing.undo, { body: { licence_ids } }, as);
const set = async (id: number, licence_id: number, body: object) => {
  const version = (await detail(id)).licences.find((one) => one.id === licence_id)?.version ?? 0;
  return api.call(licensing.setLicence, { id, licence_id, body: { version, ...body } as never }, as);
};

beforeEach(async () => {
  await api.sql("update licences set valid_until = null where status in ('concluded', 'registration_definitive')");
});

test('what ends within 90 days is on the radar until its renewal is begun, of those that were chosen', async () => {
  const [soon, late, far] = [
    await endingLicence(scene, '2027-02-18'),
    await endingLicence(scene, '2026-11-01'),
    await endingLicence(scene, '2027-02-19'),
  ];
  const ids = async () => (await radar()).map(({ id }) => id);
  expect(await ids()).toEqual([late.licence_id, soon.licence_id]);
  const { licence_ids } = await renew(late.licence_id);
  expect(await ids()).toEqual([soon.licence_id]);
  expect((await api.call(licensing.renew, { body: { licence_ids: [late.licence_id] } }, as)).status).toBe(422);
  const renewed = (await detail(late.id)).licences.filter(({ kind }) => kind === 'city_hall');
  expect(renewed).toMatchObject([
    { status: 'concluded', valid_until: '2026-11-01', renewal: 'first' },
    { id: licence_ids[0], status: 'pending', valid_until: null, renewal: 'running', renews_id: late.licence_id },
  ]);
  expect((await detail(far.id)).licences).toHaveLength(5);
});

test('a permit stays visible to all while it is renewed, and goes to the history when the new one is issued', async () => {
  const { id, licensing_id } = await heldLicence(scene);
  const [renewal = 0] = (await renew(id)).licence_ids;
  const follow = async () => {
    const { licences } = await api.ask(licence.follow, { company_id: scene.company.id }, { as: scene.partner });
    return licenceStandings(licences).find((one) => one.id === id);
  };
  expect(await follow()).toMatchObject({ held: { id, valid_until: '2028-12-20' }, work: { id: renewal, status: 'pending' }, former: [] });
  expect(await set(licensing_id, renewal, { to: 'concluded', valid_until: '2029-12-20' })).toMatchObject({
    status: 422,
    error: { errors: { to: ['Antes de "Concluído" falta o arquivo: Alvará da prefeitura.'] } },
  });
  await attachPaper(scene, renewal, 'city_permit');
  expect((await set(licensing_id, renewal, { to: 'concluded', valid_until: '2029-12-20', number: '7/2028' })).status).toBe(200);
  expect(await follow()).toMatchObject({ held: { id: renewal, number: '7/2028', renewal: 'issued' }, work: null, former: [{ id }] });
  expect((await set(licensing_id, id, { to: 'running' })).error?.message).toMatch(/já está no histórico/);
  // The agency took it back: the former one is in force again.
  expect((await set(licensing_id, renewal, { to: 'hindered', observation: 'Emitida com erro.' })).status).toBe(200);
  expect(await follow()).toMatchObject({ held: { id }, work: { id: renewal, renewal: 'running' }, former: [] });
});

test('a renewal that stands still for 30 days, or was refused, comes back to the radar', async () => {
  const [still, refused] = [await endingLicence(scene, '2027-01-20'), await endingLicence(scene, '2027-06-20')];
  const [stillRenewal = 0] = (await renew(still.licence_id)).licence_ids;
  const [refusedRenewal = 0] = (await renew(refused.licence_id)).licence_ids;
  expect(await radar()).toEqual([]);
  await set(refused.id, refusedRenewal, { to: 'hindered', observation: 'O prédio não tem AVCB.' });
  const told = { id: refusedRenewal, status: 'hindered', observation: 'O prédio não tem AVCB.' };
  expect(await radar()).toMatchObject([{ id: refused.licence_id, renewal: told }]);
  const movedAgo = (days: number) =>
    api.sql('update licences set moved_on = $2 where id = $1', [stillRenewal, addDays(api.clock.today(), -days)]);
  await movedAgo(29);
  expect(await radar()).toHaveLength(1);
  await movedAgo(30);
  expect((await radar()).map(({ renewal }) => renewal?.id)).toEqual([stillRenewal, refusedRenewal]);
  expect((await radar()).map(({ renewal }) => renewal?.trouble)).toEqual(['stalled', 'rejected']);
  await set(still.id, stillRenewal, { to: 'running' });
  expect((await radar()).map(({ renewal }) => renewal?.id)).toEqual([refusedRenewal]);
  // Staff call for it sooner.
  await movedAgo(20);
  expect(await radar()).toHaveLength(1);
  await api.ask(accountingParameter.setProcessingTimes, { body: { ...processingTimesSample(), renewal_stalled_days: 20 } }, as);
  expect(await radar()).toHaveLength(2);
});

test('a renewal is undone with all that was sent kept, and goes on from there when it is begun again', async () => {
  const { id, licence_id } = await endingLicence(scene, '2026-12-20');
  for (const { id: other, kind, status } of (await detail(id)).licences)
    if (status === 'pending') {
      if (kind === 'crm') await attachPaper(scene, other, 'company_crm');
      await set(id, other, { to: kind === 'crm' ? 'registration_definitive' : 'waived' });
    }
  await api.ask(licensing.move, { id, body: { action: 'conclude', version: (await detail(id)).version } }, as);
  const [renewal = 0] = (await renew(licence_id)).licence_ids;
  expect((await detail(id)).status).toBe('pending');
  await attachPaper(scene, renewal, 'property_tax');
  expect((await undo(renewal)).status).toBe(204);
  expect((await undo(renewal)).status).toBe(422);
  const after = await detail(id);
  expect(after.status).toBe('finished');
  expect(after.licences.find((one) => one.id === renewal)).toMatchObject({ renewal: 'undone', papers: [{ kind: 'property_tax' }] });
  expect((await radar()).map((one) => one.id)).toContain(licence_id);
  const send = { id: renewal, body: { kind: 'property_tax' as const }, file: { name: 'iptu.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') } };
  expect((await api.call(licence.attach, send, as)).status).toBe(422);
  expect(await renew(licence_id)).toEqual({ licence_ids: [renewal] });
  expect((await detail(id)).licences.find((one) => one.id === renewal)).toMatchObject({
    renewal: 'running',
    papers: [{ kind: 'property_tax' }],
  });
  const history = (await api.ask(licensing.history, { id }, as)).map(({ label }) => label);
  expect(history.filter((label) => label.startsWith('Renovação'))).toEqual([
    'Renovação iniciada',
    'Renovação desfeita',
    'Renovação iniciada',
  ]);
});

test('of two who begin the same renewal one is told that it runs already', async () => {
  const { id, licence_id } = await endingLicence(scene, '2026-12-20');
  const call = () => api.call(licensing.renew, { body: { licence_ids: [licence_id] } }, as);
  const answers = await Promise.all([call(), call()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  expect((await detail(id)).licences.filter(({ renews_id }) => renews_id === licence_id)).toHaveLength(1);
});

test('a company that has just been opened begins with what it brought when it came', async () => {
  const { id, company_id } = await newLicensing(scene);
  await api.sql('delete from licences where licensing_id = $1', [id]);
  await api.sql('delete from licensings where id = $1', [id]);
  await api.sql(
    "insert into files (id, company_id, name, mime, size, sha256, created_at) values ('planta', $1, 'planta.pdf', 'application/pdf', 1, '', now())",
    [company_id],
  );
  for (const [kind, status] of [
    ['floor_plan', 'accepted'],
    ['property_tax', 'returned'],
  ])
    await api.sql(
      "insert into wizard_documents (company_id, kind, status, file_id, created_at, updated_at) values ($1, $2, $3, 'planta', now(), now())",
      [company_id, kind, status],
    );
  await api.sql(
    `insert into registrations (company_id, status, steps, due_order, is_alert, created_at, updated_at)
     values ($1, 'finished', '{}', '9999-12-31', false, now(), now())`,
    [company_id],
  );
  await api.modules.licensings.settle('test');
  await api.modules.licensings.settle('test');
  const [begun] = await api.sql<{ id: number }>('select id::int as id from licensings where company_id = $1', [company_id]);
  const { licences } = await detail(begun?.id ?? 0);
  expect(licences.map(({ kind, status, papers }) => [kind, status, papers.map((paper) => paper.kind).join()])).toEqual([
    ['city_hall', 'pending', ''],
    ['firefighter', 'pending', 'floor_plan'],
    ['health_surveillance', 'pending', 'floor_plan'],
    ['crm', 'pending', ''],
    ['cnes', 'pending', ''],
  ]);
});
