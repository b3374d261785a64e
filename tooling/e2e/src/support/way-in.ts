import { codeIn } from '@esteto/api/testing/outbox';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleIn } from './accessible.ts';
import { ask, type List, newCnpj, newCpf, uniqueName } from './api.ts';
import { fits } from './fits.ts';
import { typeInBoxes } from './keyboard.ts';
import { mailTo } from './outbox.ts';
import { watchRest } from './settled.ts';
import { expect } from './test.ts';
import type { World } from './world.ts';

// What people do on the way in, step by step, on their own phones.

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const PASSWORD = 'cavalo bateria grampo';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

export const text = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('textbox', { name });
export const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

/** The step is there, nothing of it is cut off, and everybody can use it. */
export const stands = async (page: Page, step: string) => {
  await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
  await fits(page);
  await expectAccessibleIn('light', page);
};

/** Somebody who signs up on their own phone, told the code, signed in. `comeBy`: how they come to the form, if not by its address. */
export const signUp = async (
  browser: Browser,
  world: World,
  { name, account, comeBy }: { name: string; account: string; comeBy?: (page: Page) => Promise<void> },
) => {
  const context = await browser.newContext({ baseURL: world.origin, ...PHONE });
  const page = await context.newPage();
  const email = `${uniqueName('nova').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  if (comeBy) await comeBy(page);
  else await page.goto('/cadastro');
  await page.getByLabel(account).check();
  await text(page, /^Nome/).fill(name);
  await text(page, /^E-mail/).fill(email);
  await text(page, /^Celular/).fill('11987654321');
  if (account === 'Pessoa Física') await text(page, /^CPF/).fill(newCpf());
  if (account === 'Migrar Empresa') await text(page, /^CNPJ/).fill(newCnpj());
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel(/aceito os termos/).check();
  await press(page, 'Criar conta');
  const dialog = page.getByRole('dialog', { name: 'Confirme o seu e-mail' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await mailTo(world, email)).length).toBe(1);
  await dialog.getByRole('textbox').first().click();
  await typeInBoxes(page, dialog, codeIn((await mailTo(world, email))[0]));
  await press(dialog, 'Verificar');
  await expect(page).toHaveURL(/\/app$/);
  return { page, email, close: () => context.close() };
};

/** The same person on another device, a computer: signed in by their password, at home. */
export const otherDevice = async (browser: Browser, world: World, email: string) => {
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  await page.goto('/app');
  await text(page, 'E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await press(page, 'Entrar');
  await expect(page).toHaveURL(/\/app$/);
  return { page, close: () => context.close() };
};

export const fillAddress = async (scope: Page | Locator) => {
  await text(scope, 'CEP').fill('01310-100');
  await expect(text(scope, 'Logradouro')).not.toHaveValue('');
  await text(scope, /^Número(?! do)/).fill('1000');
};

/** What the articles of association ask of a partner. */
export const fillPartner = async (scope: Page | Locator, cpf = newCpf()) => {
  await text(scope, /^CPF/).fill(cpf);
  await text(scope, 'Data de nascimento').fill('10/05/1990');
  await scope.getByRole('combobox', { name: 'Estado civil' }).selectOption('Casado');
  await scope.getByRole('combobox', { name: 'Regime de bens' }).selectOption('Comunhão Parcial de Bens');
  await text(scope, 'Número do RG').fill('12.345.678-9');
};

/** Asks for the code that signs, and types it. Another one was asked for before where `former` is what that letter said. */
export const typeCode = async (page: Page, world: World, email: string, former = '') => {
  await press(page, 'Receber código por e-mail');
  const code = async () => codeIn((await mailTo(world, email)).findLast((letter) => letter.includes('assina')));
  await expect.poll(async () => [former, ''].includes(await code())).toBe(false);
  const panel = page.getByRole('region', { name: 'Assinatura' });
  await panel.getByRole('textbox').first().click();
  await typeInBoxes(page, panel, await code());
  return code();
};

export const sign = async (page: Page, world: World, email: string) => {
  await page.getByRole('checkbox', { name: 'Li e aceito o contrato' }).check();
  const code = await typeCode(page, world, email);
  await press(page, 'Assinar o contrato');
  return code;
};

export const sendPapers = async (page: Page) => {
  await page
    .getByLabel('Documentos do cadastro')
    .setInputFiles(['CNH.pdf', 'titulo de eleitor.pdf', 'RG.pdf', 'comprovante de residencia.pdf'].map(pdf));
  await expect(page.getByText('Em conferência')).toHaveCount(4);
  await press(page, 'Continuar');
};

/** The team accepts every paper of the company that is open before it. */
export const acceptPapers = async (dialog: Locator) => {
  const isAtRest = watchRest(dialog.page());
  const accept = dialog.getByRole('button', { name: /^Aceitar/ });
  await expect(accept.first()).toBeVisible();
  for (let left = await accept.count(); left > 0; left -= 1) {
    await accept.first().click();
    await expect(accept).toHaveCount(left - 1);
    // Without its buttons the row is less high: the next one is pressed where it comes to rest.
    await isAtRest();
  }
};

export const openOnboarding = async (staff: Page, name: string): Promise<Locator> => {
  const { items } = await ask<List<{ id: number }>>(staff, 'GET', `admin/onboarding?search=${encodeURIComponent(name)}`);
  await staff.goto(`/painel/novos/onboarding/empresa/${items[0]?.id}/detalhes`);
  return staff.getByRole('dialog').first();
};
