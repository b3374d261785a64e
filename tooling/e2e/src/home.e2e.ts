import { ask } from './support/api.ts';
import { pileCount, rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Analyst = { id: number; name: string; version: number; grants: string[]; [field: string]: unknown };

test('an analyst finds what waits at home, does one of it, and comes back to one less', async ({ enter }) => {
  const master = await enter('master', '/painel');
  await test.step('the master lets the analyst work on the invoices', async () => {
    const { items } = await ask<{ items: Analyst[] }>(master, 'GET', 'admin/analysts?search=Rafael');
    const { version, name, department_id, is_master, needs_two_factor } = await ask<Analyst>(
      master,
      'GET',
      `admin/analysts/${items[0]?.id}`,
    );
    const grants = ['billing.accounts_receivable:edit'];
    await ask(master, 'PUT', `admin/analysts/${items[0]?.id}`, { version, name, department_id, is_master, needs_two_factor, grants });
  });

  const page = await enter('analyst', '/painel');
  const pile = page.getByRole('listitem').filter({ hasText: 'Notas solicitadas' });
  const count = () => pileCount(page, 'Notas solicitadas');
  await expect(pile).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O escritório' })).toHaveCount(0);
  const before = await count();

  await test.step('the pile opens exactly its rows', async () => {
    await pile.getByRole('link', { name: 'Notas solicitadas' }).click();
    await expect(page).toHaveURL(/contas-a-receber\?status=requested$/);
    await expect(page.locator('[data-row]')).toHaveCount(before);
  });

  await test.step('one is done', async () => {
    await page.locator('[data-row]').first().getByRole('link').first().click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Descartar solicitação' }).click();
    const form = page.getByRole('dialog', { name: /^Descartar solicitação/ });
    await form.getByRole('textbox', { name: /^Motivo/ }).fill('Pedida duas vezes.');
    await form.getByRole('button', { name: 'Descartar' }).click();
    await expect(toasts(page)).toContainText('Solicitação descartada.');
  });

  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).first().click();
  await expect.poll(count).toBe(before - 1);
});

test('a master runs a failed job again, and sets another aside with a reason', async ({ enter }) => {
  const page = await enter('master', '/painel');
  await page.getByRole('link', { name: /Falhas de tarefas e e-mails/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Falhas' });
  await expect(dialog.getByText('O servidor do outro lado não atende.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Executar de novo: E-mail: Aviso por e-mail/ }).click();
  await expect(toasts(page)).toContainText('Vai ser executada de novo agora.');
  await expect(dialog.getByText('Aviso por e-mail')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Deixar de lado: Limpeza de sessões/ }).click();
  const form = page.getByRole('dialog', { name: 'Deixar de lado' });
  await form.getByRole('textbox', { name: /^Motivo/ }).fill('Roda de novo amanhã.');
  await form.getByRole('button', { name: 'Deixar de lado' }).click();
  await expect(dialog.getByText('Nenhuma falha: tudo foi feito e entregue.')).toBeVisible();
  await page.goto('/painel/avancado/logs');
  await expect(rowWith(page, 'Falha deixada de lado')).toBeVisible();
  await expect(rowWith(page, 'Tarefa que falhou executada de novo')).toBeVisible();
});
