import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The amount of the answer, which stands above all else. */
const answer = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Sobra mais com/)
    .locator('..');

test('a guest changes the figures, sends the link, and who opens it elsewhere keeps it by consent', async ({ browser, world }) => {
  const first = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await first.goto('/');
  await first.getByRole('link', { name: 'Simular impostos' }).click();
  await expect(first.getByRole('heading', { name: 'Simulação de tributos' })).toBeVisible();
  await first.getByLabel('Receita por mês').fill('45.000,00');
  await first.getByLabel('Serviços hospitalares').check();
  await expect(first).toHaveURL(/[?&]receita=45000&servico=hospitalar/);
  await expect(answer(first)).toContainText('Lucro Presumido');
  await first.getByRole('article').first().getByRole('button', { name: 'Como se chega a cada valor' }).click();
  await expect(first.getByText(/Lei 9\.249\/1995, art\. 20/)).toBeVisible();
  const [pdf] = await Promise.all([first.waitForEvent('download'), first.getByRole('button', { name: 'Baixar PDF' }).click()]);
  expect(pdf.suggestedFilename()).toBe('simulacao-de-tributos.pdf');
  const [link, shown] = [first.url(), await answer(first).textContent()];

  const other = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await other.goto(link);
  await expect(other.getByLabel('Receita por mês')).toHaveValue('45.000,00');
  await expect(answer(other)).toHaveText(shown ?? '');
  await other.getByRole('textbox', { name: /^Nome/ }).fill('Helena Duarte');
  await other.getByRole('textbox', { name: /^E-mail/ }).fill('helena.duarte@demo.test');
  await other.getByRole('button', { name: 'Guardar simulação' }).click();
  await expect(other.getByText(/precisamos do seu consentimento/)).toBeVisible();
  await other.getByLabel(/^Concordo que o Esteto guarde/).check();
  await other.getByRole('button', { name: 'Guardar simulação' }).click();
  await expect(other.getByText(/^Simulação guardada/)).toBeVisible();
  await Promise.all([first.context().close(), other.context().close()]);
});

test('a doctor starts from the own twelve months, and may take a link instead', async ({ enter }) => {
  const ana = await enter('ana', '/app/simulacoes');
  await expect(ana.getByText(/^Média das notas de /)).toBeVisible();
  const own = await ana.getByLabel('Receita por mês').inputValue();
  await ana.getByRole('button', { name: 'Suas notas, mês a mês' }).click();
  await expect(ana.getByText('Doze meses', { exact: true })).toBeVisible();

  await ana.goto('/app/simulacoes?receita=12345');
  await expect(ana.getByLabel('Receita por mês')).toHaveValue('12.345,00');
  await ana.getByRole('button', { name: 'Usar os números da empresa' }).click();
  await expect(ana.getByLabel('Receita por mês')).toHaveValue(own);
  await expect(ana).toHaveURL(/\/app\/simulacoes$/);
});
