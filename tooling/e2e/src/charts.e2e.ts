import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

const CHARTS = '/app/graficos';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a doctor chooses the months, reads the table, takes the file along and opens the notes behind a bar', async ({ enter }) => {
    const page = await enter('ana', CHARTS);
    const card = page.getByRole('region', { name: 'Receita por mês', exact: true });
    await expect(card.getByRole('link', { name: /^nov\/2026/ })).toBeVisible();

    await page.getByRole('combobox', { name: 'Período' }).selectOption({ label: 'Escolher os meses' });
    await page.getByRole('combobox', { name: 'De' }).selectOption({ label: 'ago/2026' });
    await page.getByRole('combobox', { name: 'Até' }).selectOption({ label: 'out/2026' });
    await expect(page).toHaveURL(/period=custom&from=2026-08&to=2026-10/);
    await page.reload();
    await expect(card.getByRole('link')).toHaveCount(3);

    await card.getByRole('button', { name: 'Ver tabela' }).click();
    const october = card.getByRole('row', { name: /^out\/2026/ });
    const amount = (await october.getByRole('link').innerText()).replace(/^R\$\s/, '');
    const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Baixar CSV' }).click()]);
    expect(download.suggestedFilename()).toBe('Receita por mês, ago-2026 a out-2026.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`\uFEFFMês;Receita\r\nout/2026;${amount.replaceAll('.', '')}\r\n`);

    await card.getByRole('button', { name: 'Ver gráfico' }).click();
    await card.getByRole('link', { name: /^out\/2026/ }).click();
    await expect(page.getByRole('heading', { name: 'Notas fiscais' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(amount);
    await expect(page.getByRole('button', { name: 'Retirar o filtro Contam na receita' })).toBeVisible();
  });
});

test('an employee without the charts has no way to them', async ({ enter }) => {
  const page = await enter('carla', '/app/faturamento/contas-a-receber');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Notas fiscais' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gráficos' })).toHaveCount(0);
  await page.goto(CHARTS);
  await expect(page.getByText('Você não possui acesso a este módulo.').first()).toBeVisible();
});
