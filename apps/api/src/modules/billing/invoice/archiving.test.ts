import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { master, partner, company } = scene;
const as = { as: master };
const here = { company_id: company.id };

const listed = async (input: object) => (await api.ask(receivable.list, { ...here, ...input }, as)).items.map(({ id }) => id);

test('what is archived leaves the list of staff for the filter, and comes back; the doctor sees it all the time', async () => {
  const [one, other] = [await issuedInvoice(scene), await issuedInvoice(scene)];
  expect(await api.ask(receivable.archive, { id: one.id }, as)).toMatchObject({ is_archived: true, status: 'authorized' });
  expect(await listed({})).toEqual([other.id]);
  expect(await listed({ archived: false })).toEqual([other.id]);
  expect(await listed({ archived: true })).toEqual([one.id]);
  const own = await api.ask(invoice.list, here, { as: partner });
  expect(own.items.map(({ id }) => id)).toEqual([other.id, one.id]);

  await api.ask(receivable.unarchive, { id: one.id }, as);
  expect(await listed({})).toEqual([other.id, one.id]);
  const history = await api.ask(receivable.history, { id: one.id }, as);
  expect(history.slice(0, 2).map(({ label, actor_name }) => [label, actor_name])).toEqual([
    ['Nota desarquivada', master.name],
    ['Nota arquivada', master.name],
  ]);
});

test('archived twice it is archived once', async () => {
  const { id } = await issuedInvoice(scene);
  const first = await api.ask(receivable.archive, { id }, as);
  expect(await api.ask(receivable.archive, { id }, as)).toEqual(first);
});

test('what still waits for staff is not put out of sight', async () => {
  const { id } = await newInvoice(scene);
  const { status, error } = await api.call(receivable.archive, { id }, as);
  expect({ status, error }).toMatchObject({
    status: 422,
    error: { code: 'not_archivable', message: expect.stringContaining('"Solicitada"') },
  });
});
