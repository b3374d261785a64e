import { codeIn } from '@esteto/api/testing/outbox';
import type { Page } from '@playwright/test';
import { uniqueName } from './api.ts';
import { typeInBoxes } from './keyboard.ts';
import { mailTo } from './outbox.ts';
import { expect } from './test.ts';
import type { World } from './world.ts';

export const NEW_PASSWORD = 'cavalo bateria grampo';

/** Fills in who one is where an account is asked for, tells the code that the e-mail brings, and is in. Answers the e-mail. */
export const signUpAt = async (page: Page, world: World, name: string): Promise<string> => {
  const email = `${uniqueName('nova').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  await page.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Celular/ }).fill('11987654321');
  await page.getByLabel(/^Senha/).fill(NEW_PASSWORD);
  await page.getByLabel(/aceito os termos/).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme o seu e-mail' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await mailTo(world, email)).length).toBe(1);
  await dialog.getByRole('textbox').first().click();
  await typeInBoxes(page, dialog, codeIn((await mailTo(world, email))[0]));
  await dialog.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(/\/app$/);
  return email;
};
