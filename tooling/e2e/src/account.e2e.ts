import { linkIn } from '@esteto/api/testing/outbox';
import type { Page } from '@playwright/test';
import { mailTo } from './support/outbox.ts';
import { PASSWORD, people } from './support/people.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const NEW = 'a senha que escolhi';

test('who forgot the password gets a link, sets another, ends the other session and changes it back', async ({
  page,
  browser,
  world,
  watch,
}) => {
  const linkSent = async (): Promise<string> => {
    const letters = await mailTo(world, people.manager);
    return linkIn(
      letters.find((text) => text.includes('/recuperar-senha/')),
      '/recuperar-senha/',
    );
  };

  await test.step('asks for the link at the way in', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Esqueci minha senha' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(people.manager);
    await dialog.getByRole('button', { name: 'Enviar link' }).click();
    await expect(toasts(page)).toContainText('o link chega em instantes');
    await expect.poll(linkSent).toContain('/recuperar-senha/');
  });

  await test.step('sets another password and enters with it', async () => {
    await page.goto(new URL(await linkSent()).pathname);
    await page.getByLabel('Nova senha').fill(NEW);
    await page.getByRole('button', { name: 'Definir a senha' }).click();
    await page.getByRole('link', { name: 'Entrar' }).click();
    await signIn(page, NEW);
  });

  await test.step('sees another browser in the own account, and ends it', async () => {
    const context = await browser.newContext({ baseURL: world.origin });
    watch(context);
    const other = await context.newPage();
    await other.goto('/');
    await signIn(other, NEW);
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('menuitem', { name: 'Minha conta' }).click();
    const open = page.getByRole('region', { name: 'Onde você está conectado' });
    await expect(open.getByRole('listitem')).toHaveCount(2);
    await open.getByRole('button', { name: 'Encerrar as outras' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar todas' }).click();
    await expect(open.getByRole('listitem')).toHaveCount(1);
    await context.close();
  });

  await test.step('changes the password back, with the present one', async () => {
    const card = page.getByRole('region', { name: 'Senha', exact: true });
    await card.getByLabel('Senha atual').fill(NEW);
    await card.getByLabel('Nova senha').fill(PASSWORD);
    await card.getByRole('button', { name: 'Trocar a senha' }).click();
    await expect(toasts(page)).toContainText('Senha trocada.');
    await expect(page.getByRole('region', { name: 'Últimos acessos' })).toContainText('Senha alterada');
  });
});

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(people.manager);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Conta de / })).toBeVisible();
};
