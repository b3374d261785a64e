import type { Page } from '@playwright/test';
import { companyCalled, newClient, newInvoice } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// Who sees what of whom.

const INVOICES = '/app/faturamento/contas-a-receber';
const NO_SUCH_ID = 999_999_999;

test('an employee without the right to see all invoices sees those that she asked for', async ({ enter }) => {
  const ana = await enter('ana', INVOICES);
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await newInvoice(ana, company_id, client.id);

  const carla = await enter('carla', INVOICES);
  await searchFor(carla, client.name);
  await expect(carla.getByText('Nada encontrado com estes filtros.')).toBeVisible();

  await carla.getByRole('link', { name: 'Solicitar nota' }).click();
  const dialog = await fillRequest(carla, { client: client.name, amount: '987,65', description: 'Ambulatório de terça' });
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(carla)).toContainText('Nota solicitada.');
  await expect(rowWith(carla, client.name)).toHaveCount(1);

  await searchFor(ana, client.name);
  await rowWith(ana, '987,65').getByRole('link').first().click();
  await expect(ana.getByRole('dialog', { name: client.name })).toContainText('por Carla Lima');
});

test.describe("another company's records", () => {
  test.use({ provokes: [404] });

  test('answer like records that do not exist', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    const souza = await companyCalled(ana, 'Souza Medicina');
    const client = await newClient(ana, souza.id);
    const invoice = await newInvoice(ana, souza.id, client.id);

    const bruno = await enter('bruno', '/app');
    const invoiceAddress = (id: number) => `/app/nota-fiscal/${id}`;
    const foreign = await dialogAt(bruno, invoiceAddress(invoice.id));
    expect(foreign).toBe(await dialogAt(bruno, invoiceAddress(NO_SUCH_ID)));
    expect(foreign).not.toContain(client.name);
    // An address about a company is for who takes part in it: of another it says as much as of one that is not there.
    for (const company_id of [souza.id, NO_SUCH_ID]) {
      await bruno.goto(`${INVOICES}/empresa/${company_id}/detalhes/${invoice.id}`);
      await expect(toasts(bruno)).toContainText('Você não possui permissões suficientes para acessar esta página.');
      await expect(bruno).toHaveURL(/\/app$/);
    }
    const clientAddress = (id: number) => `/app/faturamento/tomadores/detalhes/${id}`;
    expect(await dialogAt(bruno, clientAddress(client.id))).toBe(await dialogAt(bruno, clientAddress(NO_SUCH_ID)));
  });
});

test('an analyst who may only look sees the list without its actions', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await newInvoice(ana, company_id, client.id);

  const analyst = await enter('analyst', '/painel/faturamento/contas-a-receber');
  await searchFor(analyst, client.name);
  const row = rowWith(analyst, client.name);
  await expect(row.getByRole('link', { name: 'Histórico' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Emitir' })).toHaveCount(0);
  await row.getByRole('link').first().click();
  const details = analyst.getByRole('dialog', { name: client.name });
  await expect(details).toContainText('R$ 1.500,00');
  await expect(details.getByRole('link', { name: 'Emitir nota' })).toHaveCount(0);
});

/** What the dialog at an address says, once it says something. */
const dialogAt = async (page: Page, address: string): Promise<string> => {
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Não encontramos o que você procura.');
  return dialog.innerText();
};
