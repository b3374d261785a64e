import { codeIn } from '@esteto/api/testing/outbox';
import { newCpf, uniqueName } from './support/api.ts';
import { typeInBoxes } from './support/keyboard.ts';
import { mailTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('a guest opens an account from a simulation, is interrupted, tells the code and finds the cadastro where it stands', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  const email = `${uniqueName('helena').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const messages = () => mailTo(world, email);

  await test.step('asks for the account with what the simulation holds', async () => {
    await page.goto('/simulacoes?receita=42000');
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL(/\/cadastro\?.*receita=42000/);
    await page.getByLabel('Pessoa Física').check();
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Helena Duarte');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await page.getByRole('textbox', { name: /^Celular/ }).fill('11987654321');
    await page.getByRole('textbox', { name: /^CPF/ }).fill(newCpf());
    await page.getByLabel(/^Senha/).fill('senha123');
    await expect(page.getByText('Senha fraca.')).toBeVisible();
    await page.getByLabel(/^Senha/).fill('cavalo bateria grampo');
    await page.getByLabel(/aceito os termos/).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirme o seu e-mail' })).toBeVisible();
  });

  await test.step('closes the page, comes back to the code, and then signs in', async () => {
    await expect.poll(async () => (await messages()).length).toBe(1);
    const code = codeIn((await messages())[0]);
    await page.goto('/cadastro');
    const dialog = page.getByRole('dialog', { name: 'Confirme o seu e-mail' });
    await dialog.getByRole('textbox').first().click();
    await typeInBoxes(page, dialog, code);
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill('cavalo bateria grampo');
    await page.getByRole('button', { name: 'Entrar' }).click();
  });

  await test.step('finds Dados Básicos done', async () => {
    await expect(page).toHaveURL(/\/app$/);
    const card = page.getByRole('region', { name: 'Seu cadastro · Pessoa Física' });
    await expect(card.getByText('1 de 7 etapas')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Escolha do Plano' })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Continuar/ })).toBeVisible();
  });
  await context.close();
});
