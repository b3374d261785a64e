import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { companyRegister } from '@esteto/contract/company/company-register';
import { rFactor } from '@esteto/contract/month/r-factor';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { invoices as table } from '../../../tables/invoice/invoice.tables.ts';
import { newCnpj, newCpf } from '../../../testing/documents.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../client/client.examples.ts';
import * as invoices from './invoice.repository.ts';
import { issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();

/** A doctor who works as a person, and goes on as a company. */
const personScene = async () =>
  newScene(api, { company: await api.make.company({ type: 'natural_person', cnpj: null, cpf: newCpf(), name: 'Ana Prado' }) });

test('a note that a person issued keeps its issuer when the record goes on as a company, whose revenue it is not', async () => {
  const scene = await personScene();
  const here = { company_id: scene.company.id };
  const ofPerson = await issuedInvoice(scene);
  const waiting = await newInvoice(scene);
  const body = { name: 'Prado Serviços Médicos Ltda.', cnpj: newCnpj(), tax_regime: 'simples' as const, version: 1 };
  await api.ask(companyRegister.convert, { id: here.company_id, body }, { as: scene.master });
  const detail = (id: number) => api.ask(invoice.detail, { ...here, id }, { as: scene.partner });
  expect((await detail(ofPerson.id)).company).toMatchObject({ name: 'Ana Prado', document: scene.company.cpf });
  expect((await detail(waiting.id)).company).toMatchObject({ name: body.name, document: body.cnpj });
  const { company } = await invoices.withParties(api.deps.db, 'every_company', ofPerson.id);
  expect(company).toMatchObject({ id: here.company_id, type: 'natural_person', cnpj: null });
  const { months } = await api.ask(rFactor.history, { id: here.company_id }, { as: scene.master });
  const now = months.find(({ competence }) => competence === '2026-11');
  expect(now).toMatchObject({ revenue: waiting.gross_amount });
});

test('a taker who is called otherwise by now is on an issued note as it was, on one that waits as it is', async () => {
  const scene = await newScene(api);
  const here = { company_id: scene.company.id };
  const taker = await newClient(scene);
  const [issued, waiting] = [await issuedInvoice(scene, taker), await newInvoice(scene, taker)];
  await api.sql('update clients set name = $2 where id = $1', [taker.id, 'Hospital de Outro Nome']);
  const named = async (id: number) => (await api.ask(invoice.detail, { ...here, id }, { as: scene.partner })).client.name;
  expect(await named(issued.id)).toBe(issued.client.name);
  expect(await named(waiting.id)).toBe('Hospital de Outro Nome');
  expect((await api.ask(client.list, here, { as: scene.partner })).items.map(({ name }) => name)).toContain('Hospital de Outro Nome');
});

test('nothing of an issued note is written over: the database refuses, in words', async () => {
  const scene = await newScene(api);
  const { id } = await issuedInvoice(scene);
  const write = (values: Partial<typeof table.$inferInsert>) =>
    api.deps.work(systemActor('test'), (tx) =>
      tx.update(table, { id, version: null, scope: undefined }, values, { action: 'invoice.edited', company_id: scene.company.id }),
    );
  const refused = { status: 409, body: { code: 'sealed' } };
  await expect(write({ gross_amount: 1 })).rejects.toMatchObject(refused);
  await expect(write({ parties_at_issue: null })).rejects.toMatchObject(refused);
  await expect(write({ number: '1' })).rejects.toMatchObject(refused);
  await expect(write({ is_archived: true })).resolves.toMatchObject({ is_archived: true });
});
