import { expectAccessible } from './support/accessible.ts';
import { uniqueName } from './support/api.ts';
import { rowAction, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// A version in force would stop every other journey until it is accepted: this one is for a day that does not come. How a person accepts one is a
// journey of `blocked`.
test('the team writes a version of the terms, plans it, and takes it back', async ({ enter }) => {
  const change = uniqueName('O cancelamento não precisa de aviso');
  const staff = await enter('master', '/painel/avancado/termos-de-servico');
  const row = staff.getByRole('row').filter({ hasText: change });

  await test.step('a draft begins with the text in force', async () => {
    await staff.getByRole('link', { name: 'Nova versão' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Nova versão dos termos' });
    const text = dialog.getByRole('textbox', { name: 'Texto' });
    await expect(text).not.toHaveValue('');
    await text.fill(`${await text.inputValue()}\n\nVocê cancela quando quiser.`);
    await dialog.getByRole('textbox', { name: 'O que muda' }).fill(change);
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(row).toContainText('Rascunho');
  });

  await test.step('what is different is seen before it is published', async () => {
    await row.getByRole('link').first().click();
    const dialog = staff.getByRole('dialog', { name: 'Versão dos termos' });
    await dialog.getByRole('button', { name: 'Ver as diferenças para a versão anterior' }).click();
    await expect(dialog.locator('ins').filter({ hasText: 'Você cancela quando quiser.' })).toBeVisible();
    await staff.keyboard.press('Escape');
  });

  await test.step('it is planned for a day, then no longer', async () => {
    await rowAction(row, 'Publicar');
    const dialog = staff.getByRole('dialog', { name: 'Publicar os termos' });
    await dialog.getByRole('textbox').first().fill('01/03/2027');
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(toasts(staff)).toContainText('A versão vale a partir de 1 de março de 2027');
    await expect(row).toContainText('Agendad');
    await rowAction(row, 'Voltar a rascunho');
    await expect(row).toContainText('Rascunho');
  });

  await test.step('a draft is thrown away; what was agreed on stays', async () => {
    await rowAction(row, 'Excluir');
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Excluir rascunho' }).click();
    await expect(row).toHaveCount(0);
    const inForce = staff.getByRole('row').filter({ hasText: 'Em vigor' });
    await rowAction(inForce, 'Quem aceitou');
    const people = staff.getByRole('dialog', { name: 'Quem aceitou' });
    await expect(people.getByRole('listitem').filter({ hasText: 'Ana Souza' })).toBeVisible();
  });
});
