import { companyRegister } from '@esteto/contract/company/company-register';
import { companyHistory } from '@esteto/contract/office/company-history';
import type { StaffPermission } from '@esteto/domain/identity/permission/permissions';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { keptFile } from '../../company/company/file/company-file.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, master } = scene;
const { id } = company;

/** Who opens records of companies, and sees these parts of the office beside. */
const reader = async (...permissions: StaffPermission[]) => ({
  as: await api.make.analyst(['doctors.companies' as const, ...permissions].map((name) => granted(name, 'view', 'edit'))),
});
const labels = async (who: Awaited<ReturnType<typeof reader>>, input: object = {}) =>
  (await api.ask(companyHistory.list, { id, ...input }, who)).items.map(({ label }) => label);

test('tells what happened with all that is the company’s, to each who may see it, and what another company’s is to nobody', async () => {
  const client = await newClient(scene);
  await keptFile(scene);
  await api.ask(companyRegister.assign, { body: { ids: [id], analyst_id: master.id } }, { as: master });
  const other = await api.make.company();
  await api.ask(companyRegister.assign, { body: { ids: [other.id], analyst_id: master.id } }, { as: master });

  const all = { as: master };
  expect(await labels(all)).toEqual(['Analista da empresa alterado', 'Arquivo guardado', 'Tomador cadastrado']);
  expect(await labels(all, { kind: 'clients' })).toEqual(['Tomador cadastrado']);
  expect(await labels(all, { kind: 'files' })).toEqual(['Arquivo guardado']);
  expect(await labels(all, { kind: 'register' })).toEqual(['Analista da empresa alterado']);
  expect(await labels(all, { kind: 'licences' })).toEqual([]);

  const keeper = await reader();
  expect(await labels(keeper)).toEqual(['Analista da empresa alterado', 'Arquivo guardado']);
  expect(await labels(keeper, { kind: 'clients' })).toEqual([]);
  expect(await labels(await reader('billing.clients'), { kind: 'clients' })).toEqual(['Tomador cadastrado']);

  const [told] = (await api.ask(companyHistory.list, { id, kind: 'clients' }, all)).items;
  expect(told).toMatchObject({ record: `Tomador ${client.id}`, record_type: 'client', record_id: client.id });
  expect(told?.changes).toEqual(expect.arrayContaining([expect.objectContaining({ new: client.name })]));
  expect((await api.ask(companyHistory.list, { id: other.id }, all)).items).toMatchObject([{ record_id: other.id }]);
});

test('comes in pages, the newest first, and of no company that is not there', async () => {
  const another = await api.make.analyst();
  for (const analyst_id of [another.id, master.id, another.id])
    await api.ask(companyRegister.assign, { body: { ids: [id], analyst_id } }, { as: master });
  const page = (input: object) => api.ask(companyHistory.list, { id, kind: 'register', limit: 2, ...input }, { as: master });
  const first = await page({});
  const second = await page({ after: first.next ?? '' });
  const ids = [...first.items, ...second.items].map((event) => event.id);
  expect(ids).toHaveLength(4);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect([first.total, second.next]).toEqual([4, null]);
  expect((await api.call(companyHistory.list, { id: 999_999_999 }, { as: master })).status).toBe(404);
  expect((await api.call(companyHistory.list, { id, kind: 'nothing' as never }, { as: master })).status).toBe(422);
});
