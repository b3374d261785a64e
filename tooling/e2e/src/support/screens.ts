import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

// What several journeys do on the same screens.

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Avisos', exact: true });

/** The row of a list that holds `text`: a table row, or a card on a phone. */
export const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: text });

/** What may be done with a row of a table: beside it, or in its menu where there is no room. */
export const rowAction = async (row: Locator, name: string): Promise<void> => {
  const beside = row.getByRole('link', { name, exact: true }).or(row.getByRole('button', { name, exact: true }));
  const menu = row.getByRole('button', { name: /^(?:Mais ações|Ações)$/ });
  await expect(beside.or(menu).first()).toBeVisible();
  if (await beside.isVisible()) return beside.click();
  await menu.click();
  await row.page().getByRole('menuitem', { name, exact: true }).click();
};

/** How many wait in a pile of the staff's home. */
export const pileCount = async (page: Page, name: string): Promise<number> => {
  const count = page.getByRole('listitem').filter({ hasText: name }).locator('[data-numeric]').first();
  return Number((await count.textContent())?.replace(/\D/g, ''));
};

/** Searches a list until every row it shows holds `text`: the former rows stay on screen while the asked ones come. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.locator('[data-row]').filter({ hasNotText: text })).toHaveCount(0);
};

/** Chooses in a list that is searched by typing. */
export const choose = async (dialog: Locator, field: string, text: string): Promise<void> => {
  const input = dialog.getByRole('combobox', { name: field });
  await input.click();
  await input.fill(text);
  await dialog.page().getByRole('option', { name: text }).click();
};

export type Request = { client: string; amount: string; description?: string };

/** Fills the open dialog that asks for an invoice; sending is left to the journey. */
export const fillRequest = async (page: Page, { client, amount, description }: Request): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: 'Solicitar nota' });
  await choose(dialog, 'Tomador', client);
  await dialog.getByRole('textbox', { name: 'Valor do serviço' }).fill(amount);
  if (description !== undefined) await dialog.getByRole('textbox', { name: 'Descrição do serviço' }).fill(description);
  return dialog;
};

export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

/** What the page had to draw has been drawn. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
