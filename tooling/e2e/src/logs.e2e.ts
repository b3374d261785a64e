import { expect, test } from './support/test.ts';

test('the master finds who did what, verifies the log and takes it along', async ({ enter }) => {
  const master = await enter('master', '/painel/avancado/logs?record_type=department');

  await test.step('finds it, with what changed', async () => {
    await master.getByRole('link', { name: 'Setor criado' }).first().click();
    const dialog = master.getByRole('dialog', { name: 'Setor criado' });
    await expect(dialog.getByText('O que mudou')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('verifies it', async () => {
    await master.getByRole('link', { name: 'Verificar' }).click();
    const dialog = master.getByRole('dialog', { name: 'Verificar o log' });
    await dialog.getByRole('button', { name: 'Verificar agora' }).click();
    await expect(dialog.getByText('Confere')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('takes along what the filters show', async () => {
    await master.getByRole('link', { name: 'Exportar tudo' }).click();
    const dialog = master.getByRole('dialog', { name: 'Exportar o log' });
    await expect(dialog.getByText('Um CSV com o que os filtros da lista mostram.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const download = master.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar' }).click();
    expect((await download).suggestedFilename()).toBe('log.csv');
  });
});
