import { filterOption } from '@esteto/contract/office/filter-option';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { searchKey } from '@esteto/domain/shared/text/text';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };

test('a company, a client and an analyst are found by what is typed, and named by id', async () => {
  const { company, master } = scene;
  const { id, name, document } = await newClient(scene);
  await newClient(await newScene(api));

  await api.sql('update companies set search_key = $2 where id = $1', [company.id, searchKey(company.name)]);
  const companies = await api.ask(filterOption.companies, { search: company.name.toUpperCase() }, as);
  expect(companies.items.map((item) => item.id)).toContain(company.id);
  expect(await api.ask(filterOption.clients, { id }, as)).toEqual({
    items: [{ id, label: name, detail: `${formatDocument(document ?? '')} · ${company.name}` }],
  });
  expect((await api.ask(filterOption.clients, { search: 'sao lucas' }, as)).items).toHaveLength(2);
  const { items } = await api.ask(filterOption.analysts, { search: master.name }, as);
  expect(items).toContainEqual({ id: master.id, label: master.name, detail: master.email });
});

test('only active staff are offered; who left is still named, and a doctor never is', async () => {
  const retired = await api.make.person({ type: 'admin', is_active: false });
  const named = async (id: number) => (await api.ask(filterOption.analysts, { id }, as)).items.length;
  const { items } = await api.ask(filterOption.analysts, { search: retired.email }, as);
  expect(items).toEqual([]);
  expect([await named(retired.id), await named(scene.partner.id)]).toEqual([1, 0]);
});
