import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// What the server demands of a person before it goes on: their calls wait for it.

const DRAFT = 'Você precisa aprovar ou rejeitar a minuta antes de continuar.';
const HOME = '/app';
const INVOICES = '/app/faturamento/contas-a-receber';

test.use({ provokes: [403] });

/** Calls for invoices are refused until the block is lifted; tells how many came. */
const refuseInvoices = async (page: Page, message: string) => {
  const state = { lifted: false, calls: 0 };
  await page.route(/\/api\/invoices\?/, async (route) => {
    state.calls += 1;
    await (state.lifted ? route.fallback() : route.fulfill({ status: 403, json: { message } }));
  });
  return state;
};

test.describe('who has not accepted the terms', () => {
  test('may leave instead', async ({ enter }) => {
    const eduardo = await enter('eduardo', INVOICES);
    const dialog = eduardo.getByRole('dialog', { name: 'Termos de serviço' });
    await expect(dialog).toContainText('1. O serviço');
    await eduardo.keyboard.press('Escape');
    await expectAccessible(eduardo);
    await dialog.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(eduardo).toHaveURL('/');
    expect(await eduardo.evaluate(() => localStorage.getItem('esteto.access_token'))).toBeNull();
  });

  test('accepts them, and what they came for goes on', async ({ enter }) => {
    const eduardo = await enter('eduardo', INVOICES);
    const dialog = eduardo.getByRole('dialog', { name: 'Termos de serviço' });
    await dialog.getByRole('button', { name: 'Aceitar os termos' }).click();
    await expect(dialog).toBeHidden();
    await expect(eduardo.getByRole('heading', { level: 1, name: 'Notas fiscais' })).toBeVisible();
    await eduardo.reload();
    await expect(eduardo.getByRole('heading', { level: 1, name: 'Notas fiscais' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('OK makes the waiting calls again', async ({ enter }) => {
  const ana = await enter('ana', HOME);
  const block = await refuseInvoices(ana, DRAFT);
  await ana.getByRole('link', { name: 'Notas fiscais' }).first().click();
  const dialog = ana.getByRole('alertdialog', { name: 'Antes de continuar' });
  await expect(dialog).toContainText(DRAFT);
  await ana.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  block.lifted = true;
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(ana.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(block.calls).toBe(2);
});

test('leaving signs out, without the way back', async ({ enter }) => {
  const ana = await enter('ana', HOME);
  await refuseInvoices(ana, DRAFT);
  await ana.goto(INVOICES);
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Sair da conta' }).click();
  await expect(ana).toHaveURL('/');
  expect(await ana.evaluate(() => localStorage.getItem('esteto.access_token'))).toBeNull();
});

test('an e-mail to verify asks for its code, and a wrong one is told', async ({ enter }) => {
  const ana = await enter('ana', HOME);
  const block = await refuseInvoices(ana, 'Seu E-mail não foi verificado.');
  await ana.route(/\/api\/verify-email\//, async (route) => {
    const isRight = route.request().url().endsWith('A7K2QX');
    if (isRight) block.lifted = true;
    await route.fulfill(isRight ? { status: 204 } : { status: 403, json: { message: 'Insira um código válido.', code: 'code_invalid' } });
  });
  await ana.goto(INVOICES);
  const dialog = ana.getByRole('dialog', { name: 'E-mail não verificado' });
  await expect(dialog).toContainText('ana.souza@demo.test');
  await dialog.getByRole('textbox').first().click();
  await ana.keyboard.type('BBBBBB');
  await ana.keyboard.press('Enter');
  await expect(dialog).toContainText('Insira um código válido.');
  await dialog.getByRole('textbox').first().click();
  for (let box = 0; box < 6; box += 1) await ana.keyboard.type('A7K2QX'[box] ?? '');
  await ana.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ana.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
