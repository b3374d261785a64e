import type { Page } from '@playwright/test';
import { companyCalled } from './support/api.ts';
import { rowWith } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const INVOICES = '/app/faturamento/contas-a-receber';

test('filter, order and page are in the address; reload, back and dialogs keep them', async ({ enter }) => {
  const ana = await enter('ana', INVOICES);
  await ana.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Paga' });
  await expect(ana).toHaveURL(`${INVOICES}?status=paid`);
  await ana.getByRole('button', { name: 'Competência' }).click();
  await expect(ana).toHaveURL(`${INVOICES}?status=paid&sort=competence`);
  await expect(ana.getByRole('columnheader', { name: 'Competência' })).toHaveAttribute('aria-sort', 'ascending');
  const firstPage = await rows(ana);

  await ana.getByRole('button', { name: 'Próxima' }).click();
  await expect(ana).toHaveURL(/[?&]after=/);
  const secondPage = await rows(ana);
  expect(secondPage).not.toEqual(firstPage);
  const address = ana.url();

  await ana.reload();
  expect(await rows(ana)).toEqual(secondPage);
  await expect(ana.getByRole('combobox', { name: 'Situação' })).toHaveValue('paid');

  await ana.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(ana.getByRole('dialog')).toBeVisible();
  expect(new URL(ana.url()).search).toBe(new URL(address).search);
  await ana.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(ana.getByRole('dialog')).toBeHidden();
  expect(ana.url()).toBe(address);

  await ana.goBack();
  await expect(ana.getByRole('dialog')).toBeVisible();
  await ana.goBack();
  await expect(ana).toHaveURL(address);
  await ana.goBack();
  await expect(ana).toHaveURL(`${INVOICES}?status=paid&sort=competence`);
  expect(await rows(ana)).toEqual(firstPage);
});

test('the company at the top changes whose data is shown; `empresa` in the address does the same and goes', async ({ enter }) => {
  const ana = await enter('ana', INVOICES);
  const first = await rows(ana);
  await ana.getByRole('button', { name: /^Empresa: Souza Urgência/ }).click();
  await ana.getByRole('menuitemcheckbox', { name: 'Plantões Ribeirão' }).click();
  await expect(ana.getByRole('button', { name: /^Empresa: Plantões Ribeirão/ })).toBeVisible();
  await expect(rowWith(ana, first[0]?.split('\t')[0] ?? '')).toHaveCount(0);
  const other = await rows(ana);
  expect(other).not.toEqual(first);

  const souza = await companyCalled(ana, 'Souza Medicina');
  await ana.goto(`${INVOICES}?status=paid&empresa=${souza.id}`);
  await expect(ana).toHaveURL(`${INVOICES}?status=paid`);
  await expect(ana.getByRole('button', { name: /^Empresa: Souza Urgência/ })).toBeVisible();
  await expect(ana.getByRole('combobox', { name: 'Situação' })).toHaveValue('paid');
});

/** The rows on the screen once they have come. */
const rows = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return (await page.getByRole('row').allInnerTexts()).slice(1);
};
