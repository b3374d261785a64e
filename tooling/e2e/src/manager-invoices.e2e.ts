import type { Page } from '@playwright/test';
import { ask, type List, send } from './support/api.ts';
import { bytesOf, rowWith, searchFor } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const INVOICES = '/gestao/notas-fiscais';
const HOSPITALS = 'Rede Hospitalar Vale Verde';
const COOPERATIVE = 'Cooperativa Médica do Planalto';

// The server refuses the invoice of another group.
test.use({ provokes: [404] });

test('a manager reads, filters and exports what the professionals issued to the group', async ({ enter }) => {
  const manager = await enter('manager', '/gestao');
  await manager.getByRole('navigation').getByRole('link', { name: 'Notas fiscais' }).first().click();
  // An open menu closes when the page changes.
  await expect(manager.getByRole('heading', { level: 1, name: 'Notas fiscais' })).toBeVisible();
  await switchTo(manager, HOSPITALS);
  await expect(rowWith(manager, 'Daniela Prado').first()).toBeVisible();
  await expect(rowWith(manager, 'Bruno Alves')).toHaveCount(0);
  await expect(manager.getByRole('link', { name: /Solicitar|Criar|Editar/ })).toHaveCount(0);

  await searchFor(manager, 'Souza');
  await manager.getByRole('combobox', { name: 'Profissional' }).selectOption({ label: 'Daniela Prado' });
  await expect(manager.getByText('Nada encontrado com estes filtros.')).toBeVisible();
  await manager.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).first().click();
  await manager.getByRole('combobox', { name: 'Profissional' }).selectOption({ label: 'Ana Souza' });
  await manager.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Paga' });
  await expect(manager).toHaveURL(/professional_id=\d+/);
  await expect(manager).toHaveURL(/status=paid/);
  await expect(manager.locator('[data-row]').filter({ hasNotText: 'Ana Souza' })).toHaveCount(0);
  await expect(manager.locator('[data-row]').filter({ hasNotText: 'Paga' })).toHaveCount(0);
  await manager.reload();
  await expect(manager.getByRole('combobox', { name: 'Profissional' })).toHaveValue(/\d+/);

  const { total } = await ask<List<unknown>>(
    manager,
    'GET',
    `admin/manager/invoices${new URL(manager.url()).search}&${await scopeOf(manager, HOSPITALS)}`,
  );
  const download = manager.waitForEvent('download');
  await manager.getByRole('button', { name: 'Exportar lista' }).click();
  await manager.getByRole('menuitem', { name: 'Exportar CSV' }).click();
  const lines = String(await bytesOf(await download))
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toContain('Profissional');

  await rowWith(manager, 'Souza Medicina').first().click();
  const dialog = manager.getByRole('dialog', { name: /Nota \d{4}\/\d+ · Souza Medicina/ });
  await expect(dialog).toContainText('Já recebido por inteiro.');
  await expect(dialog).toContainText('Rede Hospitalar Vale Verde');
  await expect(dialog).not.toContainText('Solicitada');
  await expect(dialog.getByRole('button', { name: /espelho/i })).toHaveCount(0);
});

test('the other group has its own, and neither reads those of the other', async ({ enter }) => {
  const manager = await enter('manager', INVOICES);
  await switchTo(manager, COOPERATIVE);
  await expect(rowWith(manager, 'Bruno Alves').first()).toBeVisible();
  await expect(rowWith(manager, 'Ana Souza')).toHaveCount(0);
  const [hospitals, cooperative] = [await scopeOf(manager, HOSPITALS), await scopeOf(manager, COOPERATIVE)];
  const { items } = await ask<List<{ id: number }>>(manager, 'GET', `admin/manager/invoices?${hospitals}`);
  const foreign = await send(manager, 'GET', `admin/manager/invoices/${items[0]?.id}?${cooperative}`);
  expect(foreign).toEqual(await send(manager, 'GET', `admin/manager/invoices/999999999?${cooperative}`));
  expect(foreign.status).toBe(404);

  await manager.goto(`${INVOICES}/detalhes/${items[0]?.id}`);
  await expect(manager.getByRole('dialog')).toContainText('Não encontramos o que você procura.');
});

const switchTo = async (page: Page, group: string): Promise<void> => {
  await page.getByRole('button', { name: /^Grupo: / }).click();
  await page.getByRole('menuitemcheckbox', { name: group }).click();
  await expect(page.getByRole('button', { name: `Grupo: ${group}. Trocar` })).toBeVisible();
};

const scopeOf = async (page: Page, group: string): Promise<string> => {
  const groups = await ask<{ id: number; name: string }[]>(page, 'GET', 'admin/manager/management-group/clients');
  return `group_id=${groups.find(({ name }) => name === group)?.id}`;
};
