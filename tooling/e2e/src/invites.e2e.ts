import { linkIn } from '@esteto/api/testing/outbox';
import { uniqueName } from './support/api.ts';
import { mailTo } from './support/outbox.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a partner asks somebody in, who makes an account with the link, sees what was ticked, and is out once that ends', async ({
  enter,
  browser,
  world,
}) => {
  const name = uniqueName('Clara');
  const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const ana = await enter('ana', '/app/empresa');
  const people = ana.getByRole('list', { name: 'Pessoas da empresa' });

  await test.step('asks', async () => {
    // What stands above comes a little later than the button, which it pushes down.
    await expect(ana.getByRole('heading', { name: 'Quanto custa por mês' })).toBeVisible();
    await ana.getByRole('link', { name: 'Convidar' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Convidar para a empresa' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await dialog.getByRole('checkbox', { name: 'Notas fiscais: pedir e alterar' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Tomadores: ver' }).uncheck();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(toasts(ana)).toContainText('Convite enviado.');
    await expect(people.getByRole('listitem').filter({ hasText: name })).toContainText('Convite Pendente');
  });

  const context = await browser.newContext({ baseURL: world.origin });
  const clara = await context.newPage();
  await test.step('comes in with the link, once', async () => {
    const sent = async () => (await mailTo(world, email))[0];
    await expect.poll(sent).toBeDefined();
    const link = new URL(linkIn(await sent(), '/convite/')).pathname;
    await clara.goto(link);
    await expect(clara.getByRole('heading', { name: /^Convite para / })).toBeVisible();
    await clara.getByLabel(/^Senha/).fill('cavalo bateria grampo');
    await clara.getByLabel(/aceito os termos/).check();
    await clara.getByRole('button', { name: 'Entrar na empresa' }).click();
    await expect(clara).toHaveURL(/\/app$/);
    await clara.goto('/app/faturamento/contas-a-receber');
    await expect(clara.getByRole('heading', { name: 'Notas fiscais' })).toBeVisible();
    await expect(clara.getByRole('link', { name: 'Tomadores' })).toHaveCount(0);
  });

  await test.step('is in the list, and loses the company when the access ends', async () => {
    await ana.reload();
    const line = people.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText('Ativo');
    await line.getByRole('button', { name: /^Ações de/ }).click();
    await ana.getByRole('menuitem', { name: 'Retirar o acesso' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Retirar o acesso' }).click();
    await expect(line).toContainText('Inativo');
    await clara.goto('/app');
    await expect(clara.getByText('Você ainda não faz parte de uma empresa.')).toBeVisible();
  });
  await context.close();
});
