import { expectAccessible } from './support/accessible.ts';
import { companyCalled, newClient } from './support/api.ts';
import { choose, fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('staff asks for an invoice in a company’s name, and its doctor sees it; whoever may only look cannot', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel/faturamento/contas-a-receber');
  const { id: company_id, name } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const dialog = master.getByRole('dialog', { name: 'Solicitar nota' });

  await test.step('what is missing stands beside each field', async () => {
    await master.getByRole('link', { name: 'Solicitar nota' }).click();
    await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
    await expect(dialog.getByText('Escolha uma empresa da lista.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Tomador' })).toBeDisabled();
    await expectAccessible(master);
  });

  await test.step('the company, its client and the amount; the term is the client’s', async () => {
    await choose(dialog, 'Empresa', name);
    await fillRequest(master, { client: client.name, amount: '2.500,00', description: 'Plantões pedidos pela equipe' });
    await expect(dialog.getByRole('combobox', { name: 'ISS retido' })).toHaveValue('none');
    await expect(dialog.getByRole('textbox', { name: 'Vencimento' })).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: 'INSS retido' }).fill('100,00');
    await expect(dialog.getByText('Valor líquido').locator('..')).toContainText('2.400,00');
    await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
    await expect(toasts(master)).toContainText(`Nota para ${client.name} solicitada.`);
    await searchFor(master, client.name);
    await expect(rowWith(master, client.name)).toContainText('2.400,00');
  });

  await test.step('the doctor sees it among the company’s', async () => {
    await ana.goto('/app/faturamento/contas-a-receber');
    await searchFor(ana, client.name);
    await expect(rowWith(ana, client.name)).toContainText('2.400,00');
  });

  await test.step('the client that the list is filtered by is chosen already', async () => {
    await master.goto(`/painel/faturamento/contas-a-receber/criar?client_id=${client.id}`);
    await expect(dialog.getByRole('combobox', { name: 'Empresa' })).toHaveValue(name);
    await expect(dialog.getByRole('combobox', { name: 'Tomador' })).toHaveValue(client.name);
  });

  await test.step('whoever may only look has no button', async () => {
    const analyst = await enter('analyst', '/painel/faturamento/contas-a-receber');
    await searchFor(analyst, client.name);
    await expect(rowWith(analyst, client.name)).toBeVisible();
    await expect(analyst.getByRole('link', { name: 'Solicitar nota' })).toHaveCount(0);
  });
});
