import { uniqueName } from './support/api.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('staff write a company in, complete its record, give it an analyst and freeze it with a reason', async ({ enter }) => {
  const name = uniqueName('Nova Clínica');
  const page = await enter('master', '/painel/medicos/empresas');
  const dialog = page.getByRole('dialog');

  await test.step('writes it in, short, and completes it in the record that opens', async () => {
    await page.getByRole('link', { name: 'Nova empresa' }).click();
    await dialog.getByLabel('Nova Empresa').check();
    await dialog.getByRole('textbox', { name: 'Razão social' }).fill(name);
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page).toHaveURL(/\/empresa\/\d+\/editar/);
    await dialog.getByRole('textbox', { name: 'Nome fantasia' }).fill('Clínica do Bairro');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(toasts(page)).toContainText('Cadastro salvo.');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds it and gives it an analyst', async () => {
    await page.getByRole('searchbox').fill(name);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await rowWith(page, name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Definir analista' }).click();
    await dialog.getByRole('combobox', { name: 'Analista' }).fill('Marina');
    await page.getByRole('option', { name: /Marina Teles/ }).click();
    await dialog.getByRole('button', { name: 'Definir analista' }).click();
    await expect(rowWith(page, name)).toContainText('Marina Teles');
  });

  await test.step('freezes it, and the history tells all of it', async () => {
    await rowWith(page, name).getByRole('button', { name: /ações/i }).click();
    await page.getByRole('menuitem', { name: 'Mudar situação' }).click();
    await dialog.getByRole('combobox', { name: 'Situação' }).selectOption('Congelado');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Pediu uma pausa.');
    await dialog.getByRole('button', { name: 'Mudar situação' }).click();
    await expect(rowWith(page, name)).toContainText('Congelado');
    await rowWith(page, name).getByRole('button', { name: /ações/i }).click();
    await page.getByRole('menuitem', { name: 'Histórico' }).click();
    for (const words of ['Situação da empresa alterada', 'Pediu uma pausa.', 'Analista da empresa alterado', 'Empresa cadastrada'])
      await expect(dialog.getByText(words)).toBeVisible();
  });
});
