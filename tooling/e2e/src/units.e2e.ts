import { uniqueName } from './support/api.ts';
import { expectHeld, pick, press, type, visit } from './support/keyboard.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// A list and its dialogs with the browser's own keys, on the server that refuses what is taken. What each block does by itself is told in
// its stories (packages/ui/src/patterns/list-page/list-page.keys.stories.tsx).

test.use({ provokes: [422] });

test('a unit is created, changed and deleted without a mouse', async ({ enter }) => {
  const manager = await enter('manager', '/gestao/configuracoes/unidades');
  const name = uniqueName('UPA');
  const code = name.slice(-8).toUpperCase();
  const dialog = manager.getByRole('dialog');
  const nameField = dialog.getByRole('textbox', { name: 'Nome' });
  const create = manager.getByRole('link', { name: 'Criar unidade' });
  const row = rowWith(manager, code);

  await test.step('chooses the group', async () => {
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), 'Rede Hospitalar Vale Verde');
    await expect(rowWith(manager, 'Hospital Vale Verde')).toBeVisible();
    await expect(manager.getByRole('button', { name: /^Grupo: / })).toBeFocused();
  });

  await test.step('is asked before losing what was typed', async () => {
    await press(manager, create);
    await expect(nameField).toBeFocused();
    await manager.keyboard.type(name);
    await manager.keyboard.press('Escape');
    const question = manager.getByRole('alertdialog');
    await expectHeld(manager, question);
    await manager.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(nameField).toBeFocused();
    await expect(nameField).toHaveValue(name);
  });

  await test.step('creates it, once the code is not taken', async () => {
    const codeField = dialog.getByRole('textbox', { name: 'Código' });
    await type(manager, codeField, 'HVV');
    await type(manager, dialog.getByRole('combobox', { name: 'Tipo' }), 'UPA');
    await press(manager, dialog.getByRole('button', { name: 'Criar unidade' }));
    await expect(codeField).toHaveAccessibleDescription(/Já existe uma unidade com este código\./);
    await expect(codeField).toBeFocused();
    await manager.keyboard.press('ControlOrMeta+a');
    await manager.keyboard.type(code);
    await press(manager, dialog.getByRole('button', { name: 'Criar unidade' }));
    await expect(toasts(manager)).toContainText('Unidade criada.');
    await expect(create).toBeFocused();
  });

  await test.step('changes it, Enter saves', async () => {
    await type(manager, manager.getByRole('searchbox'), code);
    await expect(manager.locator('[data-row]')).toHaveCount(1);
    const edit = row.getByRole('link', { name: 'Editar' });
    await press(manager, edit);
    await expect(nameField).toBeFocused();
    await manager.keyboard.press('End');
    await manager.keyboard.type(' Leste');
    await manager.keyboard.press('Enter');
    await expect(row).toContainText(`${name} Leste`);
    await expect(edit).toBeFocused();
  });

  await test.step('deletes it, after changing their mind once', async () => {
    const remove = row.getByRole('button', { name: 'Excluir' });
    const question = manager.getByRole('alertdialog', { name: 'Excluir unidade' });
    await visit(manager, remove, question, () => expect(question).toContainText(`${name} Leste sai das listas`));
    await press(manager, remove);
    await press(manager, question.getByRole('button', { name: 'Excluir unidade' }));
    await expect(manager.getByText('Nada encontrado com estes filtros.')).toBeVisible();
    await expect(manager.getByRole('main')).toBeFocused();
    await press(manager, manager.getByRole('button', { name: 'Limpar filtros' }));
    await expect(manager.getByRole('searchbox')).toBeFocused();
  });
});
