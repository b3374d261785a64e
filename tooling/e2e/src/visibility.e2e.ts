import type { Page } from '@playwright/test';
import { ask, companyCalled, type Invoice, type List, newClient, newInvoice, send } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// Who sees what of whom.

const INVOICES = '/app/faturamento/contas-a-receber';
const NO_ACCESS = 'Você não possui acesso a este módulo.';
const NO_SUCH_ID = 999_999_999;

test('an employee without the right to see all invoices sees those that she asked for', async ({ enter }) => {
  const ana = await enter('ana', INVOICES);
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const invoice = await newInvoice(ana, company_id, client.id);

  const carla = await enter('carla', INVOICES);
  await searchFor(carla, client.name);
  await expect(carla.getByText('Nada encontrado com estes filtros.')).toBeVisible();
  const all = await ask<List<Invoice>>(ana, 'GET', `invoices?company_id=${company_id}`);
  const hers = await ask<List<Invoice & { requested_by_name: string }>>(carla, 'GET', `invoices?company_id=${company_id}&limit=100`);
  expect(hers.total).toBeLessThan(all.total);
  expect([...new Set(hers.items.map(({ requested_by_name }) => requested_by_name))]).toEqual(['Carla Lima']);
  expect((await send(carla, 'GET', `invoices/${invoice.id}?company_id=${company_id}`)).status).toBe(404);

  await carla.getByRole('link', { name: 'Solicitar nota' }).click();
  const dialog = await fillRequest(carla, { client: client.name, amount: '987,65', description: 'Ambulatório de terça' });
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(carla)).toContainText('Nota solicitada.');
  await expect(rowWith(carla, client.name)).toHaveCount(1);

  await searchFor(ana, client.name);
  await rowWith(ana, '987,65').getByRole('link').first().click();
  await expect(ana.getByRole('dialog', { name: client.name })).toContainText('por Carla Lima');
});

test('a page that she may not open is not in her menu, and its address leads home with the reason', async ({ enter }) => {
  const carla = await enter('carla', '/app');
  const menu = carla.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Notas fiscais' })).toBeVisible();
  await expect(carla.getByRole('link', { name: 'Entradas e saídas' })).toHaveCount(0);
  await carla.goto('/app/entradas-e-saidas');
  await expect(carla).toHaveURL('/app');
  await expect(toasts(carla)).toContainText(NO_ACCESS);
});

test.describe("another company's records", () => {
  test.use({ provokes: [404] });

  test('answer like records that do not exist', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    const souza = await companyCalled(ana, 'Souza Medicina');
    const client = await newClient(ana, souza.id);
    const invoice = await newInvoice(ana, souza.id, client.id);

    const bruno = await enter('bruno', '/app');
    const alves = await companyCalled(bruno, 'Alves Ortopedia');
    for (const company of [souza.id, alves.id])
      for (const [noun, id] of [
        ['invoices', invoice.id],
        ['clients', client.id],
      ] as const) {
        const foreign = await send(bruno, 'GET', `${noun}/${id}?company_id=${company}`);
        expect(foreign).toEqual(await send(bruno, 'GET', `${noun}/${NO_SUCH_ID}?company_id=${company}`));
        expect(foreign).toMatchObject({ status: 404, body: { message: 'Recurso não encontrado.' } });
      }
    expect((await send(bruno, 'GET', `invoices?company_id=${souza.id}`)).status).toBe(404);
    expect((await send(bruno, 'GET', `invoices/${invoice.id}/mirror?company_id=${alves.id}`)).status).toBe(404);
    expect((await send(bruno, 'GET', `admin/invoices/${invoice.id}`)).status).toBe(403);

    const addresses: ((id: number) => string)[] = [
      (id) => `/app/nota-fiscal/${id}`,
      (id) => `${INVOICES}/empresa/${souza.id}/detalhes/${id}`,
    ];
    for (const address of addresses) {
      const foreign = await dialogAt(bruno, address(invoice.id));
      expect(foreign).toBe(await dialogAt(bruno, address(NO_SUCH_ID)));
      expect(foreign).not.toContain(client.name);
    }
    const clientAddress = (id: number) => `/app/faturamento/tomadores/detalhes/${id}`;
    expect(await dialogAt(bruno, clientAddress(client.id))).toBe(await dialogAt(bruno, clientAddress(NO_SUCH_ID)));
  });
});

test('an analyst who may only look sees the list without its actions', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id, version } = await newInvoice(ana, company_id, client.id);

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

  for (const what of ['editar', 'emitir']) {
    await analyst.goto(`/painel/faturamento/contas-a-receber/nota/${id}/${what}`);
    await expect(analyst).toHaveURL('/painel');
    await expect(toasts(analyst)).toContainText(NO_ACCESS);
  }
  const refused = await send(analyst, 'POST', `admin/invoices/${id}/issue`, { number: '1', verification_code: 'x', version });
  expect(refused).toMatchObject({ status: 403, body: { message: 'Você não possui permissões suficientes para realizar essa ação.' } });
});

test('the history says who did what', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id, version } = await newInvoice(ana, company_id, client.id);
  const master = await enter('master', `/painel/faturamento/contas-a-receber?search=${encodeURIComponent(client.name)}`);
  await ask(master, 'POST', `admin/invoices/${id}/issue`, { number: '777002', verification_code: 'HIST-2', version });

  await master.reload();
  await expect(rowWith(master, client.name)).toContainText('Autorizada');
  await rowWith(master, client.name).getByRole('button', { name: 'Mais ações' }).click();
  await master.getByRole('menuitem', { name: 'Histórico' }).click();
  const history = master.getByRole('dialog', { name: 'Histórico da nota' });
  const events = history.getByRole('listitem');
  await expect(events.first()).toContainText('por Marina Teles');
  await expect(events.first()).toContainText('777002');
  await expect(events.last()).toContainText('por Ana Souza');
});

/** What the dialog at an address says, once it says something. */
const dialogAt = async (page: Page, address: string): Promise<string> => {
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Não encontramos o que você procura.');
  return dialog.innerText();
};
