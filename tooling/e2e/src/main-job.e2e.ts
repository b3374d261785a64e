import type { Page } from '@playwright/test';
import { companyCalled, newClient } from './support/api.ts';
import { mailTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { bytesOf, fillRequest, pileCount, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a doctor asks for an invoice, staff issues it, the money shows up', async ({ enter, world }) => {
  const ana = await enter('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  const master = await enter('master', '/painel');
  const waiting = await pileCount(master, 'Notas solicitadas');

  await test.step('Ana asks for it from her home', async () => {
    await ana.getByRole('main').getByRole('link', { name: 'Solicitar nota' }).first().click();
    const dialog = await fillRequest(ana, { client: client.name, amount: '1234,56', description: 'Plantões de 12 h nos dias 3 e 10' });
    await expect(dialog.getByText('Você recebe')).toBeVisible();
    await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
    await expect(toasts(ana)).toContainText('Nota solicitada. Avisamos quando ela for emitida.');
    await expect(ana).toHaveURL('/app');
  });

  await test.step('and sees it among her invoices', async () => {
    await ana.getByRole('link', { name: 'Notas fiscais' }).click();
    await searchFor(ana, client.name);
    await expect(rowWith(ana, client.name)).toContainText('Solicitada');
  });

  await test.step('staff finds it in the queue', async () => {
    await master.reload();
    await expect.poll(() => pileCount(master, 'Notas solicitadas')).toBe(waiting + 1);
    await master.getByRole('link', { name: /Notas solicitadas/ }).click();
    await expect(master).toHaveURL('/painel/faturamento/contas-a-receber?status=requested');
    await searchFor(master, client.name);
    await expect(rowWith(master, client.name)).toContainText(company.name);
  });

  await test.step('edits it', async () => {
    await rowWith(master, client.name).getByRole('link', { name: 'Editar' }).click();
    const dialog = master.getByRole('dialog', { name: client.name });
    await dialog.getByRole('textbox', { name: 'IRRF retido' }).fill('18,52');
    await expect(dialog.getByText('R$ 1.216,04')).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(master)).toContainText('Nota salva.');
  });

  await test.step('and issues it', async () => {
    await rowWith(master, client.name).getByRole('link', { name: 'Emitir' }).click();
    const dialog = master.getByRole('dialog', { name: `Emitir nota · ${client.name}` });
    await expect(dialog).toContainText('valor líquido R$ 1.216,04');
    await dialog.getByRole('textbox', { name: 'Número da NFS-e' }).fill('777001');
    await dialog.getByRole('textbox', { name: 'Código de verificação' }).fill('ABCD-1234');
    await dialog.getByRole('button', { name: 'Emitir nota' }).click();
    await expect(toasts(master)).toContainText('Nota emitida. Avisamos quem solicitou.');
  });

  const invoice = ana.getByRole('dialog', { name: client.name });
  await test.step('Ana sees it issued and keeps its mirror', async () => {
    await ana.reload();
    await expect(rowWith(ana, client.name)).toContainText('Autorizada');
    await rowWith(ana, client.name).getByRole('link').first().click();
    await expect(invoice).toContainText('777001');
    await expect(invoice).toContainText('ABCD-1234');
    await expect(invoice).toContainText('R$ 1.216,04');
    expect(await downloaded(ana, 'Baixar espelho')).toMatch(/^%PDF-/);
    await ana.getByRole('button', { name: 'Fechar', exact: true }).click();
  });

  await test.step('and finds the money in the cash flow', async () => {
    await ana.getByRole('link', { name: 'Entradas e saídas' }).click();
    const entry = ana.getByRole('main').getByRole('listitem').filter({ hasText: client.name });
    await expect(ana.getByRole('heading', { name: /^Notas de/ })).toBeVisible();
    await expect(entry).toContainText('R$ 1.216,04');
    // Nothing has come in for it yet: it is only among what is expected.
    await ana.getByRole('combobox', { name: 'Saldo' }).selectOption('include_only_paid_nf');
    await expect(ana.getByRole('heading', { name: /^Recebido em/ })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await ana.getByRole('combobox', { name: 'Saldo' }).selectOption('all_invoices');
    await expect(entry).toContainText('R$ 1.216,04');
    await entry.getByRole('link').click();
    await expect(invoice).toContainText('777001');
  });

  await test.step('staff puts the official paper beside it', async () => {
    // The queue it came from holds it no more.
    await master.goto('/painel/faturamento/contas-a-receber');
    await rowWith(master, client.name).getByRole('link').first().click();
    const dialog = master.getByRole('dialog', { name: client.name });
    const choosing = master.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await master.getByRole('menuitem', { name: 'Anexar NFS-e oficial' }).click();
    await (await choosing).setFiles({ name: 'nfse-777001.pdf', mimeType: 'application/pdf', buffer: Buffer.from(OFFICIAL_PDF) });
    await expect(toasts(master)).toContainText('NFS-e oficial anexada.');
    await expect(dialog.getByRole('region', { name: 'NFS-e oficial' })).toContainText('nfse-777001.pdf');
  });

  await test.step('and Ana downloads it', async () => {
    await ana.reload();
    await expect(invoice.getByRole('region', { name: 'NFS-e oficial' })).toContainText('nfse-777001.pdf');
    expect(await downloaded(ana, /Baixar nfse-777001\.pdf/)).toBe(OFFICIAL_PDF);
  });

  await test.step('she was told once, by mail', async () => {
    const mails = async () => (await mailTo(world, people.ana)).filter((text) => text.includes('777001')).length;
    await expect.poll(mails).toBe(1);
  });
});

const OFFICIAL_PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** How many invoices wait to be looked at, as the home of staff says. */
const downloaded = async (page: Page, button: string | RegExp): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await bytesOf(await downloading)).toString('latin1');
};
