import type { Page } from '@playwright/test';
import { companyCalled, send } from './support/api.ts';
import { rowWith, toasts } from './support/screens.ts';
import { fetchedAll, watchRest } from './support/settled.ts';
import { fillLogin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const LIST = '/app/faturamento/contas-a-receber';
const INVOICES = `${LIST}?status=paid`;

/** By itself a login leads to the page on which the person stayed last: here that of the test before, if it took ten seconds. */
const TO_HER_HOME = '/?redirect=%2Fapp';

test('who is not signed in is sent to the login with the way back, and lands there', async ({ page }) => {
  await page.goto(INVOICES);
  await expect(page).toHaveURL(`/?redirect=${encodeURIComponent(INVOICES)}`);
  await expect(page.getByText('Faça o login para acessar esta página.')).toBeVisible();
  await fillLogin(page, 'ana');
  await expect(page).toHaveURL(INVOICES);
  await expect(page.getByRole('heading', { name: 'Notas fiscais' })).toBeVisible();
});

for (const [who, home] of [
  ['ana', '/app'],
  ['master', '/painel'],
  ['manager', '/gestao/plantoes/escala'],
] as const) {
  test(`the login leads ${who} to ${home}, and not back`, async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, who);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(home);
  });
}

test('who is signed in is led on from public pages too, and a company in the address is taken along', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id } = await companyCalled(ana, 'Souza Medicina');
  await ana.goto(`/manutencao?empresa=${id}`);
  await expect(ana).toHaveURL('/manutencao');
  await ana.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(ana).toHaveURL('/app');
  await ana.goto('/nada-aqui');
  await ana.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(ana).toHaveURL('/app');
});

test('the company at the top changes whose data is shown; `empresa` in the address does the same and goes', async ({ enter }) => {
  const ana = await enter('ana', LIST);
  const first = await rowsOf(ana);
  await ana.getByRole('button', { name: /^Empresa: Souza Urgência/ }).click();
  await ana.getByRole('menuitemcheckbox', { name: 'Plantões Ribeirão' }).click();
  await expect(ana.getByRole('button', { name: /^Empresa: Plantões Ribeirão/ })).toBeVisible();
  await expect(rowWith(ana, first[0]?.split('\t')[0] ?? '')).toHaveCount(0);
  const other = await rowsOf(ana);
  expect(other).not.toEqual(first);

  const souza = await companyCalled(ana, 'Souza Medicina');
  await ana.goto(`${LIST}?status=paid&empresa=${souza.id}`);
  await expect(ana).toHaveURL(`${LIST}?status=paid`);
  await expect(ana.getByRole('button', { name: /^Empresa: Souza Urgência/ })).toBeVisible();
  await expect(ana.getByRole('combobox', { name: 'Situação' })).toHaveValue('paid');
});

test('a reload keeps the session; leaving wipes what the browser knows of it', async ({ page }) => {
  await page.goto(TO_HER_HOME);
  await fillLogin(page, 'ana');
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
  await page.getByRole('button', { name: 'Conta de Ana Souza' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value !== 'null'));
  expect(kept.filter(([key]) => ['esteto.access_token', 'esteto.session', 'esteto.scope'].includes(key))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain('Ana');
  await page.goto('/app');
  await expect(page).toHaveURL('/?redirect=%2Fapp');
});

test('leaving in one tab ends the session in the other, and wipes what both knew', async ({ page, context }) => {
  const atRest = [watchRest(page)];
  await page.goto(TO_HER_HOME);
  await fillLogin(page, 'ana');
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
  const other = await context.newPage();
  atRest.push(watchRest(other));
  await other.goto('/app/entradas-e-saidas');
  await expect(other.getByRole('heading', { level: 1, name: 'Entradas e saídas' })).toBeVisible();
  await other.getByRole('combobox', { name: 'Saldo' }).selectOption('actual_month');
  // What one tab stores comes to the other's process a little later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('esteto.settings'))).toContain('actual_month');
  for (const tab of [page, other]) await fetchedAll(tab);
  await page.getByRole('button', { name: 'Conta de Ana Souza' }).click();
  // What is still asked when the session ends is refused with 401, which the browser reports by itself.
  for (const rest of atRest) await rest();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('esteto.')));
  const stays = ['esteto.theme', 'esteto.layout', 'esteto.tables', 'esteto.rail', 'esteto.modern_announced'];
  await expect.poll(async () => (await left()).filter((key) => !stays.includes(key))).toEqual([]);
});

test.describe('a wrong password', () => {
  test.use({ provokes: [401] });

  test('is answered without saying which of the two was wrong', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ninguem@demo.test');
    await page.getByLabel('Senha', { exact: true }).fill('errada');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('form', { name: 'Entrar' })).toContainText(/e-mail ou senha/i);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a session that ended elsewhere', () => {
  test.use({ provokes: [401] });

  test('ends here with the way back', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    await expect(ana.getByText('Olá, Ana.')).toBeVisible();
    await fetchedAll(ana);
    expect((await send(ana, 'POST', 'logout')).status).toBe(204);
    await ana.getByRole('link', { name: 'Notas fiscais' }).click();
    await expect(ana).toHaveURL(/^[^?]*\/\?redirect=/);
    await expect(ana.getByText('Sua sessão expirou, por favor faça novamente o login.')).toBeVisible();
    expect(await ana.evaluate(() => localStorage.getItem('esteto.access_token'))).toBeNull();
  });
});

test('each app says that an address does not exist', async ({ page, enter }) => {
  const says = page.getByRole('heading', { name: 'Página não encontrada' });
  await page.goto('/nao-existe');
  await expect(says).toBeVisible();
  for (const [who, base] of [
    ['ana', '/app'],
    ['master', '/painel'],
    ['manager', '/gestao'],
  ] as const) {
    const person = await enter(who, `${base}/nao-existe`);
    await expect(person.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await person.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(person.getByRole('heading', { name: 'Página não encontrada' })).toBeHidden();
    await expect(person).toHaveURL(new RegExp(`${base}(/|$)`));
  }
});

test('where a person may not be, they are led home and told why: in another app and in their own', async ({ enter }) => {
  const manager = await enter('manager', '/painel');
  await expect(manager).toHaveURL('/gestao/plantoes/escala');
  await expect(toasts(manager)).toContainText('Você não possui permissões suficientes para acessar esta página.');
  const carla = await enter('carla', '/app');
  await expect(carla.getByRole('navigation').first().getByRole('link', { name: 'Notas fiscais' })).toBeVisible();
  await expect(carla.getByRole('link', { name: 'Entradas e saídas' })).toHaveCount(0);
  await carla.goto('/app/entradas-e-saidas');
  await expect(carla).toHaveURL('/app');
  await expect(toasts(carla)).toContainText('Você não possui acesso a este módulo.');
});

/** The rows on the screen once they have come. */
const rowsOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return (await page.getByRole('row').allInnerTexts()).slice(1);
};
