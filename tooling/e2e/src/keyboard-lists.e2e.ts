import { uniqueName } from './support/api.ts';
import { expectHeld, pick, press, tabTo, type, visit } from './support/keyboard.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a list is searched, filtered, ordered, set up, paged and walked without a mouse', async ({ enter }) => {
  test.setTimeout(90_000);
  const ana = await enter('ana', '/app/faturamento/contas-a-receber');
  const rows = ana.locator('[data-row]');
  const search = ana.getByRole('searchbox');
  const status = ana.getByRole('combobox', { name: 'Situação' });
  const settings = ana.getByRole('button', { name: 'Ajustes da tabela' });
  await expect(rows).toHaveCount(20);

  await test.step('searches; Esc empties the box', async () => {
    await type(ana, search, 'zzzz');
    await expect(ana.getByText('Nada encontrado com estes filtros.')).toBeVisible();
    await ana.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await expect(rows).toHaveCount(20);
  });

  await test.step('filters; what goes with a filter leaves the focus beside it', async () => {
    await type(ana, status, 'Paga');
    await expect(ana).toHaveURL(/status=paid/);
    await press(ana, ana.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await expect(status).toBeFocused();
    await expect(ana).not.toHaveURL(/status/);
    await ana.keyboard.type('Paga');
    await type(ana, ana.getByRole('combobox', { name: 'Etapa' }), 'Em');
    await press(ana, ana.getByRole('button', { name: 'Limpar filtros' }).first());
    await expect(search).toBeFocused();
    await expect(rows).toHaveCount(20);
  });

  await test.step('orders', async () => {
    const competence = ana.getByRole('button', { name: 'Competência' });
    await press(ana, competence);
    await expect(ana.getByRole('columnheader', { name: 'Competência' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(competence).toBeFocused();
  });

  await test.step('sets the table up, and exports it', async () => {
    await tabTo(ana, settings, 'Shift+Tab');
    await pick(ana, settings, 'Compactas', { stays: true });
    await expect(ana.locator('[data-dense]')).toHaveCount(1);
    await expect(settings).toBeFocused();
    await pick(ana, settings, 'Número', { stays: true });
    await expect(ana.getByRole('columnheader', { name: 'Número' })).toHaveCount(0);
    const order = ana.getByRole('dialog', { name: 'Ordem das colunas' });
    await pick(ana, settings, 'Ordem das colunas');
    await expectHeld(ana, order);
    await press(ana, order.getByRole('button', { name: 'Mover Situação para a esquerda' }));
    await ana.keyboard.press('Escape');
    await expect(order).toHaveCount(0);
    await expect(settings).toBeFocused();
    await expect(ana.getByRole('columnheader').filter({ hasText: /Tomador|Situação/ })).toHaveText(['Situação', 'Tomador']);
    const downloading = ana.waitForEvent('download');
    const file = ana.getByRole('button', { name: 'Exportar lista' });
    await tabTo(ana, file, 'Shift+Tab');
    await pick(ana, file, 'Exportar CSV');
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
    await expect(file).toBeFocused();
  });

  await test.step('turns the pages', async () => {
    const next = ana.getByRole('button', { name: 'Próxima' });
    const previous = ana.getByRole('button', { name: 'Anterior' });
    await press(ana, next);
    await expect(ana).toHaveURL(/[?&]after=/);
    await expect(next).toBeFocused();
    await tabTo(ana, previous, 'Shift+Tab');
    await ana.keyboard.press('Enter');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toBeFocused();
    await tabTo(ana, ana.getByRole('combobox', { name: 'Registros por página:' }), 'Shift+Tab');
    await ana.keyboard.type('50');
    await expect(rows).toHaveCount(50);
  });

  await test.step('walks the rows', async () => {
    await tabTo(ana, rows.first());
    await ana.keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await ana.keyboard.press('Home');
    await ana.keyboard.press('ArrowDown');
    await visit(ana, rows.nth(1), ana.getByRole('dialog'));
  });
});

test.describe('units', () => {
  // The server refuses the code that is taken.
  test.use({ provokes: [422] });

  test('a unit is created, changed and deleted without a mouse', async ({ enter }) => {
    test.setTimeout(90_000);
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
});
