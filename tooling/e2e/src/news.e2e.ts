import { expectAccessible } from './support/accessible.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the team publishes what is new, a doctor confirms it, and managers read theirs', async ({ enter }) => {
  const staff = await enter('master', '/painel/avancado/novidades');
  const dialog = staff.getByRole('dialog');

  await test.step('a draft is written and published', async () => {
    await staff.getByRole('link', { name: 'Nova novidade' }).click();
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Informe de rendimentos');
    await dialog.getByRole('textbox', { name: 'Texto' }).fill('Saem em fevereiro.\n\nMais em https://esteto.com.br/informes.');
    await dialog.getByRole('checkbox', { name: 'Médicos' }).check();
    await dialog.getByRole('switch', { name: 'Pedir confirmação de leitura' }).check({ force: true });
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Criar rascunho' }).click();
    await expect(staff.getByRole('dialog', { name: 'Informe de rendimentos' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Publicar agora' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Publicar novidade' }).click();
    await expect(toasts(staff)).toContainText('Novidade publicada.');
  });

  await test.step('a doctor finds it at home and in the bell, and confirms it once', async () => {
    const bruno = await enter('bruno', '/app');
    const board = bruno.getByRole('region', { name: 'Novidades' });
    await expect(board.getByRole('link', { name: 'https://esteto.com.br/informes' })).toBeVisible();
    await expectAccessible(bruno);
    await bruno.getByRole('button', { name: /^Avisos/ }).click();
    await expect(bruno.getByRole('dialog', { name: 'Avisos' }).getByText('Informe de rendimentos')).toBeVisible();
    await bruno.keyboard.press('Escape');
    await board.getByRole('button', { name: 'Li e confirmo' }).click();
    await expect(board).toHaveCount(0);
    await bruno.reload();
    await expect(bruno.getByRole('heading', { name: 'Início' })).toBeVisible();
    await expect(board).toHaveCount(0);
  });

  await test.step('the team sees who has', async () => {
    await staff.goto('/painel/avancado/novidades');
    await staff.getByRole('link', { name: 'Informe de rendimentos' }).click();
    await expect(dialog.getByText(/^1 de \d+ pessoas$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Leituras' }).click();
    const readers = staff.getByRole('dialog', { name: 'Leituras' });
    await expect(readers.getByRole('listitem').filter({ hasText: 'Bruno Alves' })).toContainText('Confirmou hoje');
    await expect(readers.getByRole('listitem').filter({ hasText: 'Daniela Prado' })).toContainText('Não leu');
  });

  await test.step('managers have what is for them', async () => {
    const helena = await enter('manager', '/gestao');
    const board = helena.getByRole('region', { name: 'Novidades' });
    await expect(board.getByText('Notas do grupo em planilha')).toBeVisible();
    await expect(board.getByText('Informe de rendimentos')).toHaveCount(0);
    await board.getByRole('button', { name: 'Marcar como lida' }).click();
    await expect(board).toHaveCount(0);
  });
});
