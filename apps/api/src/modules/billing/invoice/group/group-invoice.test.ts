import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import { unit } from '@esteto/contract/duty/unit';
import { NOT_FOUND } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../../platform/work/actor.ts';
import { branchOf } from '../../../../testing/documents.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { unitSample } from '../../../duty/unit/unit.examples.ts';
import { newClient } from '../../client/client.examples.ts';
import { issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';
import { groupAsClient, groupInvoice as invoiceToGroup } from './group-invoice.examples.ts';

const api = await testApp();

const asManager = ({ group, manager }: Scene) => [{ group_id: group.id }, { as: manager }] as const;
const found = async (scene: Scene, input: object = {}) => {
  const [here, as] = asManager(scene);
  return (await api.ask(groupInvoice.list, { ...here, ...input }, as)).items.map(({ id }) => id);
};
const statusOf = async (scene: Scene, id: number) => {
  const [here, as] = asManager(scene);
  const { status, error } = await api.call(groupInvoice.detail, { ...here, id }, as);
  return status === 200 ? 200 : [status, error];
};
const HIDDEN = [404, { message: NOT_FOUND }];

test('a manager reads what was issued to the group, and no more of it than is printed', async () => {
  const scene = await newScene(api);
  const { id, number, client } = await invoiceToGroup(scene);
  const [here, as] = asManager(scene);
  const { items, total } = await api.ask(groupInvoice.list, here, as);
  expect(total).toBe(1);
  expect(items).toEqual([
    {
      id,
      number,
      status: 'authorized',
      competence: '2026-11',
      issue_date: '2026-11-20',
      due_date: '2026-12-10',
      gross_amount: 1_500_000,
      net_amount: 1_500_000,
      company_name: scene.company.name,
      professional_names: scene.partner.name,
      client_name: client.name,
    },
  ]);
  const detail = await api.ask(groupInvoice.detail, { ...here, id }, as);
  expect(detail).toMatchObject({
    id,
    verification_code: 'ABCD-1234',
    description: 'Plantões de novembro.',
    company: { name: scene.company.name, document: scene.company.cnpj },
    client: { name: client.name, document: client.document },
    professional_names: scene.partner.name,
  });
  const own = ['notes', 'requested_by_name', 'requested_by', 'responsible_id', 'responsible_name', 'documents', 'client_id', 'company_id'];
  expect(Object.keys(detail).filter((name) => own.includes(name))).toEqual([]);
});

test('the CPF of a natural person does not leave', async () => {
  const scene = await newScene(api, { company: await api.make.company({ type: 'natural_person', cnpj: null, cpf: '52998224725' }) });
  const { id } = await invoiceToGroup(scene);
  const [here, as] = asManager(scene);
  const { bytes, body } = await api.call(groupInvoice.detail, { ...here, id }, as);
  expect(body.company).toEqual({ name: scene.company.name, document: null });
  expect(bytes.toString()).not.toContain('52998224725');
});

describe('out of sight, and answered as if it did not exist', () => {
  test('what the same company issues to somebody else', async () => {
    const scene = await newScene(api);
    const ours = await invoiceToGroup(scene);
    const { id } = await issuedInvoice(scene);
    expect([await found(scene), await statusOf(scene, id)]).toEqual([[ours.id], HIDDEN]);
  });

  test('what is not issued yet, until it is', async () => {
    const scene = await newScene(api);
    await api.make.accredit(scene.partner, scene.group, scene.company);
    const { id } = await newInvoice(scene, await groupAsClient(scene));
    expect([await found(scene), await statusOf(scene, id)]).toEqual([[], HIDDEN]);
    await api.sql("update invoices set status = 'authorized' where id = $1", [id]);
    expect([await found(scene), await statusOf(scene, id)]).toEqual([[id], 200]);
  });

  test.each(['invited', 'under_review', 'refused', 'expired', 'suspended', 'cancelled'] as const)(
    'while the accreditation is %s',
    async (status) => {
      const scene = await newScene(api);
      await api.make.accredit(scene.partner, scene.group, scene.company, { status });
      const { id } = await issuedInvoice(scene, await groupAsClient(scene));
      expect([await found(scene), await statusOf(scene, id)]).toEqual([[], HIDDEN]);
      const [here, as] = asManager(scene);
      expect(await api.ask(groupInvoice.professionals, here, as)).toEqual([]);
    },
  );

  test('of a company whose people are accredited nowhere, or elsewhere', async () => {
    const [scene, other] = [await newScene(api), await newScene(api)];
    const taker = await newClient(scene, { document: branchOf(other.group.cnpj ?? '') });
    await api.make.accredit(scene.partner, scene.group, scene.company);
    const { id } = await issuedInvoice(scene, taker);
    for (const there of [scene, other]) expect([await found(there), await statusOf(there, id)]).toEqual([[], HIDDEN]);
  });

  test('to a group that has no CNPJ', async () => {
    const scene = await newScene(api);
    const { id } = await invoiceToGroup(scene);
    await api.sql('update management_groups set cnpj = null where id = $1', [scene.group.id]);
    expect([await found(scene), await statusOf(scene, id)]).toEqual([[], HIDDEN]);
  });

  test('to a CNPJ that the managers themselves wrote on a unit', async () => {
    const scene = await newScene(api);
    await invoiceToGroup(scene);
    const { id, client } = await issuedInvoice(scene);
    const [here, as] = asManager(scene);
    await api.ask(unit.create, { ...here, body: { ...unitSample(), cnpj: client.document } }, as);
    expect(await statusOf(scene, id)).toEqual(HIDDEN);
  });
});

test('of an accreditation that has ended, its months stay, and none after', async () => {
  const scene = await newScene(api);
  const taker = await groupAsClient(scene);
  const { accreditations } = api.modules;
  const tie = { group_id: scene.group.id, professional_id: scene.partner.id, company_id: scene.company.id };
  const { id } = await accreditations.create(systemActor('test'), { ...tie, status: 'approved' });
  const of = async (competence: string) => {
    const issued = await issuedInvoice(scene, taker);
    await api.sql('update invoices set competence = $2 where id = $1', [issued.id, competence]);
    return issued.id;
  };
  const [before, during, last, after] = [await of('2026-10'), await of('2026-11'), await of('2027-01'), await of('2027-02')];
  expect(await found(scene)).toEqual([after, last, during]);

  await accreditations.end(systemActor('test'), { id, action: 'cancel', reason: 'Saiu do grupo.' });
  await api.sql("update accreditations set last_competence = '2027-01' where id = $1", [id]);
  expect(await found(scene)).toEqual([last, during]);
  expect(await found(scene, { professional_id: scene.partner.id })).toEqual([last, during]);
  expect(await Promise.all([before, during, last, after].map((one) => statusOf(scene, one)))).toEqual([HIDDEN, 200, 200, HIDDEN]);
  const [here, as] = asManager(scene);
  const { items } = await api.ask(groupInvoice.list, here, as);
  expect(items.map(({ professional_names }) => professional_names)).toEqual([scene.partner.name, scene.partner.name]);
  expect(await api.ask(groupInvoice.professionals, here, as)).toEqual([{ id: scene.partner.id, name: scene.partner.name }]);
});

test('each company has the months of its own professionals, one after the other', async () => {
  const scene = await newScene(api);
  const neighbour = { ...scene, company: await api.make.company() };
  neighbour.partner = await api.make.partner(neighbour.company);
  neighbour.requester = neighbour.partner;
  const colleague = await api.make.partner(scene.company);
  await api.make.accredit(scene.partner, scene.group, scene.company, { first_competence: '2026-01', last_competence: '2026-03' });
  await api.make.accredit(colleague, scene.group, scene.company, { first_competence: '2026-07' });
  await api.make.accredit(neighbour.partner, scene.group, neighbour.company, { first_competence: '2026-03', last_competence: '2026-08' });
  const monthsOf = async (where: Scene) => {
    const taker = await groupAsClient(where);
    const made = ['2026-02', '2026-05', '2026-09'].map(async (competence) => {
      const { id } = await issuedInvoice(where, taker);
      await api.sql('update invoices set competence = $2 where id = $1', [id, competence]);
      return id;
    });
    return Promise.all(made);
  };
  const [february, may, september] = await monthsOf(scene);
  const [, neighboursMay] = await monthsOf(neighbour);
  expect(await found(scene)).toEqual([september, neighboursMay, february]);
  expect(await found(scene, { professional_id: colleague.id })).toEqual([september]);
  expect(may && (await statusOf(scene, may))).toEqual(HIDDEN);
});

test('whose accreditation ends now keeps this month', async () => {
  const scene = await newScene(api);
  const { id: invoice } = await invoiceToGroup(scene);
  const [row] = await api.sql<{ id: string }>('select id from accreditations where group_id = $1', [scene.group.id]);
  const ended = await api.modules.accreditations.end(systemActor('test'), {
    id: Number(row?.id),
    action: 'suspend',
    reason: 'Em apuração.',
  });
  expect(ended).toMatchObject({ status: 'suspended', first_competence: '2026-11', last_competence: '2026-11' });
  expect(await found(scene)).toEqual([invoice]);
});

test('is found by number and company without accents, by professional, status and month', async () => {
  const scene = await newScene(api);
  const second = { ...scene, company: await api.make.company({ name: 'Clínica São Brás Ltda.', search_key: 'clinica sao bras ltda.' }) };
  second.partner = await api.make.partner(second.company);
  second.requester = second.partner;
  const first = await invoiceToGroup(scene);
  const later = await invoiceToGroup(second);
  await api.sql("update invoices set competence = '2026-12', status = 'paid', number = '777001' where id = $1", [later.id]);

  expect(await found(scene)).toEqual([later.id, first.id]);
  expect(await found(scene, { sort: 'competence' })).toEqual([first.id, later.id]);
  expect(await found(scene, { search: 'SÃO bras' })).toEqual([later.id]);
  expect(await found(scene, { search: '7770' })).toEqual([later.id]);
  expect(await found(scene, { professional_id: scene.partner.id })).toEqual([first.id]);
  expect(await found(scene, { status: 'paid' })).toEqual([later.id]);
  expect(await found(scene, { competence_to: '2026-11' })).toEqual([first.id]);
  expect(await found(scene, { competence_from: '2026-12', status: 'authorized' })).toEqual([]);
});

test('a status that managers do not see cannot be asked for', async () => {
  const [here, as] = asManager(await newScene(api));
  expect((await api.call(groupInvoice.list, { ...here, status: 'requested' } as never, as)).status).toBe(422);
});

test('a company with several accredited professionals is listed once, under all their names', async () => {
  const scene = await newScene(api);
  const colleague = await api.make.partner(scene.company, {}, { name: 'Aline Zacarias' });
  await api.make.accredit(colleague, scene.group, scene.company);
  const { id } = await invoiceToGroup(scene);
  const [here, as] = asManager(scene);
  const { items } = await api.ask(groupInvoice.list, here, as);
  expect(items).toMatchObject([{ id, professional_names: `Aline Zacarias, ${scene.partner.name}` }]);
  expect(await api.ask(groupInvoice.professionals, here, as)).toEqual([
    { id: colleague.id, name: 'Aline Zacarias' },
    { id: scene.partner.id, name: scene.partner.name },
  ]);
});
