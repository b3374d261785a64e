import type { Page } from '@playwright/test';
import { ask, type List } from './support/api.ts';
import { today } from './support/clock.ts';
import { pick, press, type } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Return = { id: number; version: number; user_id: number; user_name: string; exercise_year: number; status: string };

const BOARD = 200;

test('the team moves a return on a board of two hundred by the keyboard, and reminds several people at once', async ({ enter }) => {
  test.setTimeout(180_000);
  const staff = await enter('master', '/painel');
  const eduardo = await personCalled(staff, 'Eduardo Reis');
  for (let made = 0; made < BOARD; made += 1) await makeReturn(staff, eduardo);
  const first = await makeReturn(staff, await personCalled(staff, 'Carla Lima'), today());

  await staff.goto('/painel/irpf');
  const column = staff.getByRole('region', { name: /^Aguardando documentos/ });
  await expect(column.getByRole('button', { name: /^Mover / })).toHaveCount(50);
  await pick(staff, column.getByRole('button', { name: 'Mover Carla Lima' }).first(), 'Começar a preencher');
  await expect(toasts(staff)).toContainText('Carla Lima: começar a preencher.');
  await expect(staff.getByRole('region', { name: /^Em preenchimento/ }).getByRole('link', { name: 'Carla Lima' })).toBeVisible();
  expect((await ask<Return>(staff, 'GET', `admin/income-taxes/${first}`)).status).toBe('filling');
  // The card that takes its place is the next one to be worked on.
  await expect(column.getByRole('listitem').first().getByRole('link')).toBeFocused();
  // Those who owe something are reminded with one message.
  await staff.goto('/painel/irpf?ver=pendencias');
  await press(staff, staff.getByRole('checkbox', { name: 'Selecionar todos desta página' }), 'Space');
  await press(staff, staff.getByRole('button', { name: 'Lembrar' }));
  const question = staff.getByRole('dialog', { name: 'Lembrar do que falta' });
  await type(staff, question.getByRole('textbox', { name: /^Mensagem/ }), 'O prazo está perto: falta pouco.');
  await press(staff, question.getByRole('button', { name: 'Enviar lembrete' }));
  await expect(toasts(staff)).toContainText('2 pessoas lembradas.');
});

const personCalled = async (page: Page, name: string): Promise<number> => {
  const { items } = await ask<List<{ id: number; label: string }>>(
    page,
    'GET',
    `admin/income-taxes/people?search=${encodeURIComponent(name)}`,
  );
  const found = items.find(({ label }) => label === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.id;
};

/** One that takes the place of another: there may be many of a person. */
const makeReturn = async (page: Page, user_id: number, deadline: string | null = null): Promise<number> => {
  const body = { user_id, exercise_year: Number(today().slice(0, 4)), kind: 'amending', deadline, price: 0 };
  const { id } = await ask<{ id: number }>(page, 'POST', 'admin/income-taxes', body);
  return id;
};
