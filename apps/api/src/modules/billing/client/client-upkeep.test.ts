import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { expect, test } from 'vitest';
import { newCnpj } from '../../../testing/documents.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { invoiceRequestSample } from '../invoice/testing/invoice-samples.ts';
import { clientSample, newClient } from './client.examples.ts';

const api = await testApp();
const { company, partner } = await newScene(api);
const here = { company_id: company.id };
const as = { as: partner };

const save = (values: { name: string; fantasy_name?: string; document?: string }) =>
  api.ask(client.create, { ...here, body: { ...clientSample(), ...values } }, as);

const ask = (wanted: { name?: string; fantasy_name?: string; document?: string }) => api.ask(client.similar, { ...here, ...wanted }, as);

const branchOf = (cnpj: string) => {
  const root = `${cnpj.slice(0, 8)}0002`;
  return root + cnpjCheckDigits(root);
};

test('before a client is saved, who is there already is told: by document first, then by near-equal name', async () => {
  const known = await save({ name: 'Associação Beneficente de Campinas', fantasy_name: 'Hospital São Lucas' });
  const other = await save({ name: 'Hospital São Luiz' });
  await save({ name: 'Hospital São Lucas - Unidade Norte' });

  expect((await ask({ document: other.document ?? '' })).map(({ id, by }) => [id, by])).toEqual([[other.id, 'document']]);
  expect(await ask({ name: 'HOSP. SAO LUCAS LTDA' })).toEqual([
    {
      id: known.id,
      name: known.name,
      fantasy_name: known.fantasy_name,
      document: known.document,
      status: 'active',
      by: 'name',
    },
  ]);
  const both = await ask({ name: 'Hosp S. Lucas', document: other.document ?? '' });
  expect(both.map(({ id, by }) => [id, by])).toEqual([
    [other.id, 'document'],
    [known.id, 'name'],
  ]);
  expect(await ask({ name: 'Clínica Vida Plena', document: newCnpj() })).toEqual([]);
});

test('branches of one company are no duplicates, an archived client is', async () => {
  const matrix = newCnpj();
  const { id, version } = await save({ name: 'Rede Hospitalar Vale Verde', document: matrix });
  expect(await ask({ name: 'Rede Hospitalar Vale Verde', document: branchOf(matrix) })).toEqual([]);
  await api.ask(client.move, { ...here, id, body: { action: 'archive', version } }, as);
  expect(await ask({ name: 'Outro nome', document: matrix })).toMatchObject([{ id, status: 'archived', by: 'document' }]);
});

test("another company's clients are nobody's duplicates", async () => {
  const other = await newScene(api);
  const body = { ...clientSample(), name: 'Maternidade Nossa Senhora da Conceição' };
  await api.ask(client.create, { company_id: other.company.id, body }, { as: other.partner });
  expect(await ask({ name: body.name, document: body.document })).toEqual([]);
});

test('a client rests, leaves the list, and comes back', async () => {
  const scene = { company, partner };
  const { id, name } = await newClient({ ...(await newScene(api, scene)) });
  const move = (action: 'inactivate' | 'archive' | 'restore', version: number) =>
    api.ask(client.move, { ...here, id, body: { action, version } }, as);
  const listed = async (status?: 'archived') => (await api.ask(client.list, { ...here, search: name, status }, as)).items.length;

  expect(await move('inactivate', 1)).toMatchObject({ status: 'inactive', version: 2 });
  const refused = await api.call(invoice.request, { ...here, body: invoiceRequestSample(id) }, as);
  expect(refused.error.errors).toEqual({ client_id: ['Este tomador não está ativo. Escolha outro ou reative o cadastro.'] });
  expect(await listed()).toBe(1);

  expect(await move('archive', 2)).toMatchObject({ status: 'archived' });
  expect([await listed(), await listed('archived')]).toEqual([0, 1]);
  const again = await api.call(client.move, { ...here, id, body: { action: 'archive', version: 3 } }, as);
  expect(again).toMatchObject({ status: 422, error: { code: 'illegal_transition' } });

  expect(await move('restore', 3)).toMatchObject({ status: 'active' });
  const rows = await api.sql(`select action from events where entity_type = 'client' and entity_id = $1 order by id`, [id]);
  expect(rows.map(({ action }) => action)).toEqual(['client.created', 'client.inactivated', 'client.archived', 'client.restored']);
});

test('an archived client does not come back beside another with its document', async () => {
  const { id, document } = await save({ name: 'Clínica Vida' });
  await api.ask(client.move, { ...here, id, body: { action: 'archive', version: 1 } }, as);
  await save({ name: 'Clínica Vida', document: document ?? '' });
  const refused = await api.call(client.move, { ...here, id, body: { action: 'restore', version: 2 } }, as);
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toEqual({ document: ['Já existe um tomador com este documento.'] });
});

test("another company's client is not moved", async () => {
  const other = await newScene(api);
  const foreign = await newClient(other);
  const body = { action: 'archive' as const, version: 1 };
  const theirs = await api.call(client.move, { ...here, id: foreign.id, body }, as);
  const nobodys = await api.call(client.move, { ...here, id: 999_999, body }, as);
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(nobodys.body);
  const after = await api.ask(client.detail, { company_id: other.company.id, id: foreign.id }, { as: other.partner });
  expect(after.status).toBe('active');
});
