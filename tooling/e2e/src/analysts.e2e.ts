import { linkIn } from '@esteto/api/testing/outbox';
import { uniqueName } from './support/api.ts';
import { mailTo } from './support/outbox.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'cavalo bateria grampo';

test('somebody is asked into the staff, limited, works, loses a permission, and leaves with the work handed over', async ({
  enter,
  browser,
  world,
}) => {
  const name = uniqueName('Bianca');
  const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const master = await enter('master', '/painel/avancado/analistas');
  const row = master.getByRole('row').filter({ hasText: name });

  await test.step('is asked in with the model of a department', async () => {
    await master.getByRole('link', { name: 'Convidar' }).click();
    const dialog = master.getByRole('dialog', { name: 'Convidar para a equipe' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await dialog.getByRole('combobox', { name: 'Setor' }).fill('Fatur');
    await dialog.getByRole('option', { name: 'Faturamento' }).click();
    await dialog.getByRole('button', { name: 'Usar o modelo do setor' }).click();
    await dialog.getByRole('button', { name: 'O que esta pessoa verá e poderá' }).click();
    await expect(dialog.getByText('Faturamento › Contas a receber', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(toasts(master)).toContainText(`Convite enviado a ${name}.`);
    await expect(row).toContainText('Convite Pendente');
  });

  const context = await browser.newContext({ baseURL: world.origin });
  const bianca = await context.newPage();
  await test.step('chooses a password, and sees what was given and no more', async () => {
    const sent = async () => (await mailTo(world, email))[0];
    await expect.poll(sent).toBeDefined();
    await bianca.goto(new URL(linkIn(await sent(), '/recuperar-senha/')).pathname);
    await bianca.getByLabel(/^Nova senha/).fill(PASSWORD);
    await bianca.getByRole('button', { name: 'Definir a senha' }).click();
    await bianca.getByRole('link', { name: 'Entrar' }).click();
    await bianca.getByLabel('E-mail').fill(email);
    await bianca.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await bianca.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(bianca).toHaveURL(/\/painel$/);
    await bianca.goto('/painel/faturamento/contas-a-receber');
    await expect(bianca.getByRole('heading', { name: 'Contas a receber' })).toBeVisible();
    await bianca.goto('/painel/boletos');
    await expect(bianca.getByText('Você não possui acesso a este módulo.')).toBeVisible();
  });

  await test.step('loses a permission, after it was seen what that takes away', async () => {
    await master.reload();
    await expect(row).toContainText('Ativo');
    await row.getByRole('link', { name: 'Editar' }).click();
    const dialog = master.getByRole('dialog', { name });
    await dialog.getByText(/^Faturamento ·/).click();
    await dialog.getByRole('checkbox', { name: 'Tomadores: Visualizar' }).uncheck();
    await dialog.getByRole('button', { name: 'O que muda para esta pessoa' }).click();
    await expect(dialog.getByText('Faturamento › Tomadores', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(master)).toContainText('alterações salvas');
    // The page that is remembered opens once more, and the server tells it nothing; then the menu knows, too.
    await bianca.goto('/painel/faturamento/tomadores');
    await expect(bianca.getByText('Você não possui permissões suficientes para realizar essa ação.')).toBeVisible();
    await bianca.reload();
    await expect(bianca.getByText('Você não possui acesso a este módulo.')).toBeVisible();
  });

  await test.step('leaves: is out at once', async () => {
    await row.getByRole('button', { name: /^(Mais|Outras|Ações)/ }).click();
    await master.getByRole('menuitem', { name: 'Desativar' }).click();
    const dialog = master.getByRole('dialog', { name: `Desativar ${name}` });
    await expect(dialog.getByText('Não há trabalho em aberto desta pessoa.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expect(row).toContainText('Inativo');
    await bianca.goto('/painel/faturamento/contas-a-receber');
    await expect(bianca).toHaveURL(/\/(\?.*)?$/);
  });
  await context.close();
});
