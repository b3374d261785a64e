import type { Page } from '@playwright/test';
import { uniqueName } from './support/api.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// The server refuses the code that is taken.
test.use({ provokes: [422] });

test('a manager creates, changes and deletes a unit', async ({ enter }) => {
  const manager = await enter('manager', '/gestao/configuracoes/unidades');
  await switchTo(manager, HOSPITALS);
  const name = uniqueName('UPA');
  const code = name.slice(-8).toUpperCase();
  const dialog = manager.getByRole('dialog');

  await manager.getByRole('link', { name: 'Criar unidade' }).click();
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Código' }).fill('HVV');
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'UPA' });
  await dialog.getByRole('button', { name: 'Criar unidade' }).click();
  const codeField = dialog.getByRole('textbox', { name: 'Código' });
  await expect(codeField).toHaveAccessibleDescription(/Já existe uma unidade com este código\./);
  await expect(codeField).toBeFocused();
  await codeField.fill(code);
  await dialog.getByRole('button', { name: 'Criar unidade' }).click();
  await expect(toasts(manager)).toContainText('Unidade criada.');

  await searchFor(manager, code);
  const row = rowWith(manager, code);
  await row.getByRole('link', { name: 'Editar' }).click();
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(`${name} Leste`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(toasts(manager)).toContainText('Unidade salva.');
  await expect(row).toContainText(`${name} Leste`);

  await row.getByRole('button', { name: 'Excluir' }).click();
  const question = manager.getByRole('alertdialog', { name: 'Excluir unidade' });
  await expect(question).toContainText(`${name} Leste sai das listas`);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Excluir' }).click();
  await question.getByRole('button', { name: 'Excluir unidade' }).click();
  await expect(toasts(manager)).toContainText('Unidade excluída.');
  await expect(manager.getByText('Nada encontrado com estes filtros.')).toBeVisible();
});

test('the group at the top changes whose units are shown', async ({ enter }) => {
  const manager = await enter('manager', '/gestao/configuracoes/unidades');
  await switchTo(manager, HOSPITALS);
  await expect(rowWith(manager, 'Hospital Vale Verde')).toBeVisible();
  await switchTo(manager, 'Cooperativa Médica do Planalto');
  await expect(rowWith(manager, 'Ambulatório Central')).toBeVisible();
  await expect(rowWith(manager, 'Hospital Vale Verde')).toHaveCount(0);
});

const HOSPITALS = 'Rede Hospitalar Vale Verde';

const switchTo = async (page: Page, group: string): Promise<void> => {
  await page.getByRole('button', { name: /^Grupo: / }).click();
  await page.getByRole('menuitemcheckbox', { name: group }).click();
  await expect(page.getByRole('button', { name: `Grupo: ${group}. Trocar` })).toBeVisible();
};
