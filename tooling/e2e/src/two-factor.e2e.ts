import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { now } from './support/clock.ts';
import { toasts } from './support/screens.ts';
import { fillLogin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Bruno protects his account, enters with the app in his hand, is remembered and forgotten by his browser, loses the phone, gets new codes for the
// old ones, and goes back to the password alone.

const STEP_MS = 30_000;
/** What Chromium takes for the width of an SVG that names none; 0 is a picture that is broken. */
const QR_WIDTH = 150;
const ACCOUNT = '/app/minha-conta';
const INVOICES = '/app/faturamento/contas-a-receber?status=paid';

test.use({ provokes: [401, 422] });

test('a second factor is switched on, asked for at login, and switched off with a recovery code', async ({ page }) => {
  await page.goto('/');
  await fillLogin(page, 'bruno');
  await expect(page.getByText('Olá, Bruno.')).toBeVisible();
  await openTwoFactor(page);
  const setup = page.getByRole('dialog', { name: 'Autenticação em dois fatores' });
  await setup.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(setup).toBeHidden();
  await openTwoFactor(page);
  await expect(setup.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toHaveJSProperty('naturalWidth', QR_WIDTH);
  await expect(page.getByRole('menu')).toBeHidden();
  const app = new TOTP({ secret: Secret.fromBase32((await setup.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')) });
  await typeCode(page, app.generate({ timestamp: now().getTime() }));
  await setup.getByRole('button', { name: 'Autenticar' }).click();

  const kept = page.getByRole('dialog', { name: 'Guarde seus códigos de recuperação' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await kept.getByRole('listitem').first().innerText();
  const saved = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Baixar' }).click();
  expect((await saved).suggestedFilename()).toBe('esteto-codigos-de-recuperacao.txt');
  await kept.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(kept).toBeHidden();

  await leave(page);
  await page.goto(INVOICES);
  await fillLogin(page, 'bruno');
  const asked = page.getByRole('dialog', { name: 'Autenticação em dois fatores' });
  await typeCode(page, '000000');
  await asked.getByRole('button', { name: 'Autenticar' }).click();
  await expect(asked.getByText('Insira um código válido.')).toBeVisible();
  // The code of now has been used: the next one is good a step early.
  await typeCode(page, app.generate({ timestamp: now().getTime() + STEP_MS }));
  await asked.getByRole('checkbox', { name: /^Lembrar este dispositivo por 30 dias/ }).check();
  await asked.getByRole('button', { name: 'Autenticar' }).click();
  await expect(page).toHaveURL(INVOICES);
  await expect(page.getByRole('heading', { name: 'Notas fiscais' })).toBeVisible();

  await leave(page);
  await page.goto(ACCOUNT);
  await fillLogin(page, 'bruno');
  await expect(page).toHaveURL(ACCOUNT);
  await page.getByRole('button', { name: /^Esquecer / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esquecer', exact: true }).click();
  await expect(page.getByText('Dispositivos lembrados')).toBeHidden();

  await expect(page.getByText('Restam 10 de 10 códigos de recuperação.')).toBeVisible();
  await page.getByRole('button', { name: 'Gerar novos códigos' }).click();
  const renewal = page.getByRole('dialog', { name: 'Gerar novos códigos de recuperação' });
  await renewal.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await renewal.getByRole('textbox', { name: 'Código de recuperação' }).fill(recoveryCode);
  await renewal.getByRole('button', { name: 'Gerar novos códigos' }).click();
  const newCode = await kept.getByRole('listitem').first().innerText();
  await kept.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(kept).toBeHidden();

  await openTwoFactor(page);
  const off = page.getByRole('dialog', { name: 'Desativar autenticação em dois fatores' });
  await off.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await off.getByRole('textbox', { name: 'Código de recuperação' }).fill(newCode);
  await off.getByRole('button', { name: 'Desativar' }).click();
  await expect(toasts(page).getByText('Autenticação em dois fatores desativada.')).toBeVisible();
  await expect(off).toBeHidden();
});

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Conta de Bruno Alves' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
};

const openTwoFactor = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Conta de Bruno Alves' }).click();
  await page.getByRole('menuitem', { name: 'Autenticação em dois fatores' }).click();
};

/** As a person does: the next digit once the cursor stands in the next box. What is pressed before that lands in the box before. */
const typeCode = async (page: Page, code: string): Promise<void> => {
  const box = (index: number) => page.getByRole('textbox', { name: `Código de autenticação: ${index + 1} de 6` });
  await box(0).click();
  await page.keyboard.press('ControlOrMeta+a');
  for (const [index, digit] of [...code].entries()) {
    await expect(box(index)).toBeFocused();
    await page.keyboard.press(digit);
  }
};
