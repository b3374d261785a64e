import { company } from '@esteto/contract/company/company';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { newCnpj } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();

test("a person's companies are those they belong to, in order of name, whatever their status, with their own ties", async () => {
  const doctor = await api.make.person({});
  const [zelia, avila, frozen, other] = [
    await api.make.company({ name: 'Zélia Serviços' }),
    await api.make.company({ name: 'Ávila Clínica' }),
    await api.make.company({ name: 'Bem Estar', accounting_status: 'frozen' }),
    await api.make.company(),
  ];
  await api.make.join(doctor, zelia, { is_owner: true });
  await api.make.join(doctor, avila, { user_type: 'employee', permissions: [granted('invoices', 'view')] });
  await api.make.join(doctor, frozen);
  await api.make.partner(other);

  const mine = await api.ask(company.mine, {}, { as: doctor });
  expect(mine.map(({ id }) => id)).toEqual([avila.id, frozen.id, zelia.id]);
  expect(mine[0]).toMatchObject({ user_type: 'employee', is_owner: false, permissions: [granted('invoices', 'view')] });
  expect(mine[1]).toMatchObject({ user_type: 'partner', accounting_status: 'frozen' });
  expect(mine[2]).toMatchObject({ user_type: 'partner', is_owner: true, permissions: [] });
  expect(await api.ask(company.mine, {}, { as: await api.make.person({}) })).toEqual([]);
});

test('a company is made active, once for its CNPJ, and its changes of status are told', async () => {
  const { companies } = api.modules;
  const actor = systemActor('test');
  const form = {
    type: 'new_company',
    name: 'Clínica',
    cnpj: newCnpj(),
    tax_regime: 'simples',
    wizard_step: 'finished',
    address: {},
  } as never;
  const made = await companies.create(actor, form);
  expect(made.accounting_status).toBe('active');
  await expect(companies.create(actor, form)).rejects.toMatchObject({ status: 422, body: { errors: { cnpj: expect.anything() } } });

  await companies.changeStatus(actor, made.id, { status: 'frozen', reason: 'Pediu uma pausa.' });
  const [event] = await api.sql("select reason, changes, company_id::int from events where action = 'company.status_changed'");
  expect(event).toEqual({
    reason: 'Pediu uma pausa.',
    company_id: made.id,
    changes: [
      { path: 'accounting_status', old: 'active', new: 'frozen', kind: 'modified' },
      { path: 'status_set_on', old: null, new: '2026-11-20', kind: 'modified' },
    ],
  });
});
