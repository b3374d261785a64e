import { randomInt } from 'node:crypto';
import { companyCalled, newClient, newInvoice } from './support/api.ts';
import { expectHeld, pick, press, tabTo, type, visit } from './support/keyboard.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a doctor’s clients and cash flow without a mouse', async ({ enter }) => {
  test.setTimeout(90_000);
  const ana = await enter('ana', '/app/faturamento/tomadores');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const rows = ana.locator('[data-row]');

  await test.step('opens what creates one, and leaves it', async () => {
    const opener = ana.getByRole('link', { name: 'Cadastrar tomador' });
    const dialog = ana.getByRole('dialog', { name: 'Novo tomador' });
    await visit(ana, opener, dialog, async () => {
      await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).toBeFocused();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await tabTo(ana, dialog.getByRole('radio', { name: 'Pessoa jurídica' }), 'Shift+Tab');
      await ana.keyboard.press('ArrowUp');
      await expect(dialog.getByRole('radio', { name: 'Pessoa física' })).toBeFocused();
      await expect(dialog.getByRole('textbox', { name: 'CPF' })).toBeVisible();
      await ana.keyboard.press('ArrowDown');
    });
  });

  await test.step('changes one in the dialog that shows it', async () => {
    await type(ana, ana.getByRole('searchbox'), client.name);
    await expect(rows).toHaveCount(1);
    const dialog = ana.getByRole('dialog', { name: client.name });
    const edit = dialog.getByRole('button', { name: 'Editar' });
    await visit(ana, rows.first(), dialog, async () => {
      await press(ana, edit);
      await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeVisible();
      await expectHeld(ana, dialog);
      await press(ana, dialog.getByRole('button', { name: 'Cancelar' }));
      await expect(edit).toBeVisible();
      await expectHeld(ana, dialog);
      await press(ana, edit);
      await type(ana, dialog.getByRole('textbox', { name: 'Nome fantasia' }), 'Sem mouse');
      await ana.keyboard.press('Enter');
      await press(ana, ana.getByRole('alertdialog', { name: 'Confirmar Alterações' }).getByRole('button', { name: 'Salvar' }));
      await expect(edit).toBeVisible();
      await expect(dialog).toContainText('Sem mouse');
      await expectHeld(ana, dialog);
    });
  });

  await test.step('asks what came in, month by month', async () => {
    await tabTo(ana, ana.getByRole('navigation').getByRole('link', { name: 'Entradas e saídas' }), 'Shift+Tab');
    await ana.keyboard.press('Enter');
    await expect(ana.getByRole('main')).toBeFocused();
    await press(ana, ana.getByRole('combobox', { name: 'Período' }), 'ArrowUp');
    await expect(ana).toHaveURL(/period=/);
    await press(ana, ana.getByRole('button', { name: 'Ver tabela' }));
    await expect(ana.getByRole('table').first()).toBeVisible();
    const entry = ana.getByRole('main').getByRole('listitem').getByRole('link').first();
    await visit(ana, entry, ana.getByRole('dialog'));
  });
});

test('staff edits, issues and looks after an invoice without a mouse', async ({ enter }) => {
  test.setTimeout(90_000);
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await newInvoice(ana, company_id, client.id);
  const master = await enter('master', '/painel');
  const row = rowWith(master, client.name);
  const dialog = master.getByRole('dialog');

  await test.step('comes from the queue', async () => {
    await press(master, master.getByRole('link', { name: /Notas solicitadas/ }));
    await type(master, master.getByRole('searchbox'), client.name);
    await expect(master.locator('[data-row]')).toHaveCount(1);
  });

  await test.step('looks at its history', async () => {
    await visit(master, row.getByRole('link', { name: 'Histórico' }), dialog, () => expect(dialog).toContainText('Ana Souza'));
  });

  await test.step('edits it, Enter saves', async () => {
    const edit = row.getByRole('link', { name: 'Editar' });
    await tabTo(master, edit, 'Shift+Tab');
    await master.keyboard.press('Enter');
    await type(master, dialog.getByRole('textbox', { name: 'IRRF retido' }), '18,52');
    await master.keyboard.press('Enter');
    await expect(toasts(master)).toContainText('Nota salva.');
    await expect(edit).toBeFocused();
  });

  await test.step('issues it; the action goes, its row stays', async () => {
    await press(master, master.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await press(master, row.getByRole('link', { name: 'Emitir' }));
    await expectHeld(master, dialog);
    await type(master, dialog.getByRole('textbox', { name: 'Número da NFS-e' }), String(randomInt(1_000_000, 9_999_999)));
    await type(master, dialog.getByRole('textbox', { name: 'Código de verificação' }), 'ABCD-1234');
    await master.keyboard.press('Enter');
    await expect(toasts(master)).toContainText('Nota emitida.');
    await expect(row).toContainText('Autorizada');
    await expect(row).toBeFocused();
  });

  await test.step('sees its mirror, and puts the official paper beside it', async () => {
    await visit(master, row, dialog, async () => {
      const [downloading] = await Promise.all([
        master.waitForEvent('download'),
        press(master, dialog.getByRole('button', { name: 'Baixar espelho' })),
      ]);
      expect(downloading.suggestedFilename()).toMatch(/\.pdf$/);
      const look = dialog.getByRole('button', { name: 'Ver espelho' });
      const viewer = master.getByRole('dialog', { name: /^espelho-nota-/ });
      await tabTo(master, look, 'Shift+Tab');
      await master.keyboard.press('Enter');
      await expect(viewer).toBeVisible();
      await master.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(look).toBeFocused();
      const choosing = master.waitForEvent('filechooser');
      const seldom = dialog.getByRole('button', { name: 'Mais ações' });
      await tabTo(master, seldom, 'Shift+Tab');
      await pick(master, seldom, 'Anexar NFS-e oficial');
      await choosing;
      await expect(seldom).toBeFocused();
    });
  });
});
