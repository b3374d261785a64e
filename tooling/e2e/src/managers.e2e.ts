import { linkIn } from '@esteto/api/testing/outbox';
import { uniqueName } from './support/api.ts';
import { mailTo } from './support/outbox.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('staff make a group and ask its administrator in, who enters by the letter, makes what it needs, and asks in a viewer who changes nothing', async ({
  enter,
  browser,
  world,
}) => {
  const group = uniqueName('Rede');
  const addressOf = (name: string) => `${name.replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const admin = addressOf(uniqueName('Nadia'));
  const viewer = addressOf(uniqueName('Vitor'));
  const master = await enter('master', '/painel/docplantao/grupos-gestores');

  await test.step('staff make the group', async () => {
    await master.getByRole('link', { name: 'Novo grupo' }).click();
    const dialog = master.getByRole('dialog', { name: 'Novo grupo gestor' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(group);
    await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('Hospital');
    await dialog.getByRole('textbox', { name: 'Descanso entre plantões' }).fill('12h');
    await dialog.getByRole('button', { name: 'Criar grupo' }).click();
    await expect(toasts(master)).toContainText(`${group} cadastrado.`);
  });

  await test.step('and ask its administrator in', async () => {
    await master.goto('/painel/docplantao/gestores-admins/criar');
    const dialog = master.getByRole('dialog', { name: 'Convidar gestor' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Nadia Prates');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(admin);
    await dialog.getByRole('combobox', { name: 'Grupo gestor' }).fill(group);
    await master.getByRole('option', { name: new RegExp(group) }).click();
    await dialog.getByRole('radio', { name: /^Gestor Administrador/ }).check();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(toasts(master)).toContainText(`Convite enviado a ${admin}.`);
  });

  const comeIn = async (email: string) => {
    const context = await browser.newContext({ baseURL: world.origin });
    const page = await context.newPage();
    const sent = async () => (await mailTo(world, email))[0];
    await expect.poll(sent).toBeDefined();
    await page.goto(new URL(linkIn(await sent(), '/convite-gestor/')).pathname);
    await expect(page.getByRole('heading', { name: `Convite para ${group}` })).toBeVisible();
    await page.getByLabel(/^Senha/).fill('cavalo bateria grampo');
    await page.getByLabel(/aceito os termos/).check();
    await page.getByRole('button', { name: 'Entrar no grupo' }).click();
    await expect(page).toHaveURL(/\/gestao/);
    return page;
  };

  const nadia = await comeIn(admin);
  await test.step('the administrator makes a unit with a sector, a tag and a qualification', async () => {
    await nadia.goto('/gestao/configuracoes/unidades/criar');
    const unit = nadia.getByRole('dialog', { name: 'Nova unidade' });
    await unit.getByRole('textbox', { name: 'Nome' }).fill('Hospital da Serra');
    await unit.getByRole('textbox', { name: 'Código' }).fill('HS');
    await unit.getByRole('combobox', { name: 'Tipo' }).selectOption('Hospital');
    await unit.getByRole('button', { name: 'Adicionar setor' }).click();
    await unit.getByRole('textbox', { name: 'Nome' }).last().fill('UTI adulto');
    await unit.getByRole('textbox', { name: 'Código' }).last().fill('UTI-A');
    await unit.getByRole('button', { name: 'Criar unidade' }).click();
    await expect(toasts(nadia)).toContainText('Unidade criada.');
    await expect(rowWith(nadia, 'Hospital da Serra')).toBeVisible();

    await nadia.goto('/gestao/configuracoes/tags/criar');
    const tag = nadia.getByRole('dialog', { name: 'Nova tag' });
    await tag.getByRole('textbox', { name: 'Nome' }).fill('Noite');
    await tag.getByRole('combobox', { name: 'Cor' }).selectOption('Roxo');
    await tag.getByRole('radio', { name: 'Plantão' }).check();
    await tag.getByRole('button', { name: 'Criar tag' }).click();
    await expect(toasts(nadia)).toContainText('Tag criada.');

    await nadia.goto('/gestao/qualificacoes/criar');
    const qualification = nadia.getByRole('dialog', { name: 'Nova qualificação' });
    await qualification.getByRole('textbox', { name: 'Nome' }).fill('ACLS');
    await qualification.getByRole('combobox', { name: 'Tipo' }).selectOption('course');
    await qualification.getByRole('radio', { name: 'Em todas as unidades' }).check();
    await qualification.getByRole('button', { name: 'Criar qualificação' }).click();
    await expect(toasts(nadia)).toContainText('Qualificação criada.');
  });

  await test.step('and asks a viewer in', async () => {
    await nadia.goto('/gestao/configuracoes/geral/gestores/convidar');
    const dialog = nadia.getByRole('dialog', { name: 'Convidar gestor' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Vitor Luz');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(viewer);
    await dialog.getByRole('radio', { name: /^Visualizador/ }).check();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(toasts(nadia)).toContainText(`Convite enviado a ${viewer}.`);
  });

  const vitor = await comeIn(viewer);
  await test.step('who reads all and is offered no change', async () => {
    await vitor.goto('/gestao/configuracoes/geral');
    await expect(vitor.getByText('12:00 h').first()).toBeVisible();
    await expect(vitor.getByRole('link', { name: 'Editar' })).toHaveCount(0);
    await expect(vitor.getByRole('link', { name: 'Convidar gestor' })).toHaveCount(0);
    for (const [page, row, create] of [
      ['configuracoes/unidades', 'Hospital da Serra', 'Criar unidade'],
      ['configuracoes/tags', 'Noite', 'Criar tag'],
      ['qualificacoes', 'ACLS', 'Criar qualificação'],
    ] as const) {
      await vitor.goto(`/gestao/${page}`);
      await expect(rowWith(vitor, row)).toBeVisible();
      await expect(vitor.getByRole('link', { name: create })).toHaveCount(0);
    }
  });
  for (const page of [nadia, vitor]) await page.context().close();
});
