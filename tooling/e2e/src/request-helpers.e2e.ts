import type { Page } from '@playwright/test';
import { ask, companyCalled, newClient, newCnpj, newInvoice, uniqueName } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an invoice is repeated from its row and from its details, and sent only after a look', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  await newInvoice(ana, company.id, client.id, 432_100);
  await ana.getByRole('link', { name: 'Notas fiscais' }).click();
  await searchFor(ana, client.name);

  await rowWith(ana, client.name).getByRole('link', { name: 'Repetir' }).click();
  const dialog = requestDialog(ana);
  await expect(dialog.getByRole('combobox', { name: 'Tomador' })).toHaveValue(client.name);
  await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('4.321,00');
  await expect(dialog.getByRole('textbox', { name: 'Descrição do serviço' })).toHaveValue('Plantões de 12 h');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(ana.getByRole('searchbox')).toHaveValue(client.name);

  await rowWith(ana, client.name).getByRole('link').first().click();
  await ana.getByRole('dialog', { name: client.name }).getByRole('link', { name: 'Repetir' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('4.321,00');
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(ana)).toContainText('Nota solicitada. Avisamos quando ela for emitida.');
  await searchFor(ana, client.name);
  await expect(rowWith(ana, client.name)).toHaveCount(2);
});

test('a description is written once and filled in for each month', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const name = uniqueName('Prefeitura');
  await ask(ana, 'POST', `clients?company_id=${company.id}`, {
    person_type: 'PJ',
    document: newCnpj(),
    name,
    contract_number: '45/2026',
    default_description_template: 'Plantões dos dias {plantões}, {competência}.',
  });
  await ana.goto('/app/solicitar-nf');
  const dialog = await fillRequest(ana, { client: name, amount: '1000' });
  await dialog.getByRole('textbox', { name: 'Competência' }).fill('11/2026');
  await expect(dialog.getByRole('textbox', { name: 'Descrição do serviço' })).toHaveValue('Plantões dos dias {plantões}, {competência}.');
  await dialog.getByRole('textbox', { name: 'Descrição do serviço' }).press('End');
  await dialog.getByRole('button', { name: 'Inserir contrato' }).click();
  const preview = dialog.getByRole('region', { name: 'Como vai ficar na nota' });
  await expect(preview).toContainText('Plantões dos dias {plantões}, novembro de 2026. 45/2026');
  await dialog.getByRole('textbox', { name: 'Plantões', exact: true }).fill('3, 10 e 17');
  await expect(preview).toContainText('Plantões dos dias 3, 10 e 17, novembro de 2026. 45/2026');
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(ana)).toContainText('Nota solicitada.');
  const { items } = await ask<{ items: { id: number; client_name: string }[] }>(ana, 'GET', `invoices?company_id=${company.id}&limit=20`);
  const id = items.find(({ client_name }) => client_name === name)?.id;
  const { description } = await ask<{ description: string }>(ana, 'GET', `invoices/${id}?company_id=${company.id}`);
  expect(description).toBe('Plantões dos dias 3, 10 e 17, novembro de 2026. 45/2026');
});

test('a partner sees what an invoice does and why taxes are kept before asking', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  await ana.goto('/app/solicitar-nf');
  const dialog = await fillRequest(ana, { client: client.name, amount: '20000' });
  await dialog.getByRole('button', { name: 'Por que cada imposto é ou não é retido' }).click();
  await expect(dialog.getByText(/Empresa do Simples Nacional não sofre retenção de IRRF/)).toBeVisible();
  await dialog.getByRole('button', { name: 'O que esta nota faz' }).click();
  await expect(dialog.getByText(/DAS desta nota, na guia de/)).toBeVisible();
  await expect(dialog.getByText(/Lucro que .* pode deixar/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Pró-labore', exact: true }).fill('8000');
  await expect(dialog.getByText(/^Fator R em/)).toBeVisible();
});

const requestDialog = (page: Page) => page.getByRole('dialog', { name: 'Solicitar nota' });
