import { licensing } from '@esteto/contract/opening/licensing';
import { licenceDocumentKinds } from '@esteto/domain/opening/licensing/licence-documents';
import { LICENSING_ITEM_STATUSES } from '@esteto/domain/opening/licensing/licensing-item-status';
import { LICENSING_KINDS, licensingKindStatuses, needsObservation } from '@esteto/domain/opening/licensing/licensing-kind';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { attachPaper, newLicensing } from './licensing.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };
const detail = (id: number) => api.ask(licensing.detail, { id }, as);

test('every cell of the table is taken or refused by the server', async () => {
  const { id } = await newLicensing(scene);
  await api.ask(licensing.addLicence, { id, body: { kind: 'others', name: 'Resíduos', version: 1 } }, as);
  for (const { id: licence_id, kind } of (await detail(id)).licences)
    for (const paper of licenceDocumentKinds(kind)) await attachPaper(scene, licence_id, paper);
  for (const kind of LICENSING_KINDS)
    for (const to of LICENSING_ITEM_STATUSES) {
      const licence = (await detail(id)).licences.find((one) => one.kind === kind);
      const body = { to, observation: 'Falta a planta.', version: licence?.version ?? 0 };
      const { status, error } = await api.call(licensing.setLicence, { id, licence_id: licence?.id ?? 0, body }, as);
      const isAllowed = licensingKindStatuses[kind].includes(to);
      expect({ kind, to, status }).toEqual({ kind, to, status: isAllowed ? 200 : 422 });
      if (!isAllowed) expect(error?.errors?.['to']?.[0]).toMatch(/não aceita/);
    }
});

test('what says nothing by itself needs an observation, and only what is concluded has a validity', async () => {
  const { id, licences } = await newLicensing(scene);
  const licence = licences[0];
  const set = (body: object) =>
    api.call(licensing.setLicence, { id, licence_id: licence?.id ?? 0, body: { version: 1, ...body } as never }, as);
  for (const to of licensingKindStatuses.city_hall.filter(needsObservation))
    expect(await set({ to })).toMatchObject({ status: 422, error: { errors: { observation: [expect.stringMatching(/observação/)] } } });
  expect(await set({ to: 'running', valid_until: '2027-01-01' })).toMatchObject({
    status: 422,
    error: { errors: { valid_until: [expect.anything()] } },
  });
  await attachPaper(scene, licence?.id ?? 0, 'city_permit');
  expect((await set({ to: 'concluded', valid_until: '2029-01-01' })).status).toBe(200);
  expect((await set({ to: 'concluded' })).status).toBe(409);
  expect((await api.ask(licensing.history, { id }, as))[0]).toMatchObject({
    label: 'Situação da etapa alterada',
    changes: [{ label: 'Prefeitura', old: 'Pendente', new: 'Concluído' }, { label: 'Validade' }],
  });
});

test('is concluded only when no licence is open, and cancelled and resumed with a reason', async () => {
  const { id, licences } = await newLicensing(scene);
  const move = async (action: 'conclude' | 'cancel' | 'resume', reason: string | null = null) =>
    api.call(licensing.move, { id, body: { action, reason, version: (await detail(id)).version } }, as);
  expect(await move('conclude')).toMatchObject({ status: 422, error: { message: expect.stringMatching(/falta a licença Prefeitura/) } });
  for (const { id: licence_id, kind, version } of licences) {
    const isCrm = kind === 'crm';
    if (isCrm) await attachPaper(scene, licence_id, 'company_crm');
    await api.ask(licensing.setLicence, { id, licence_id, body: { to: isCrm ? 'registration_definitive' : 'waived', version } }, as);
  }
  expect((await move('conclude')).status).toBe(204);
  expect((await move('resume')).status).toBe(422);
  expect((await move('resume', 'Mudou de endereço.')).status).toBe(204);
  expect((await move('cancel', 'Sem sede.')).status).toBe(204);
  expect(await detail(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'Sem sede.' });
});

test('an owner who has to answer is written to at once, and then once a week', async () => {
  const { id, company_id, licences } = await newLicensing(scene);
  const owner = await api.make.partner({ ...scene.company, id: company_id }, { is_owner: true });
  const body = { to: 'awaiting_client', observation: 'Envie o IPTU.', version: 1 } as const;
  await api.ask(licensing.setLicence, { id, licence_id: licences[0]?.id ?? 0, body }, as);
  const run = () => api.modules.licenceReminders.run('test');
  const letters = async () => (await api.outbox()).filter((message) => message.includes(owner.email));
  await expect.poll(letters).toHaveLength(1);
  await run();
  expect(await api.sql('select 1 from events where action = $1', ['licence.reminded'])).toEqual([]);
  api.clock.advance(8 * 86_400_000);
  await run();
  await run();
  await expect.poll(letters).toHaveLength(2);
});
