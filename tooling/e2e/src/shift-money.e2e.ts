import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled } from './support/api.ts';
import { thisMonth } from './support/clock.ts';
import { pick } from './support/keyboard.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const GROUP = 'Rede Hospitalar Vale Verde';
const PHONE = { width: 390, height: 844 };

test('a doctor asks on the phone for the note of two shifts that were done, and the group sees what its units cost', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const month = thisMonth();
  type Own = { shifts: { id: number; money: string; unit_name: string; starts_on: string }[] };
  const own = () => ask<Own>(ana, 'GET', `duty/money?company_id=${company_id}&from=${month}&to=${month}`);
  const chosen = (await own()).shifts.filter(({ money }) => money === 'to_invoice').slice(0, 2);
  expect(chosen).toHaveLength(2);

  await test.step('she ticks them among what is still to invoice', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto(`/app/docplantao/minha-escala?empresa=${company_id}`);
    await ana.getByRole('link', { name: 'Receber' }).click();
    await expect(ana.getByRole('heading', { name: 'Receber' })).toBeVisible();
    await ana.goto(`/app/docplantao/minha-escala/receber?period=custom&from=${month}&to=${month}`);
    for (const { unit_name, starts_on } of chosen) {
      const day = starts_on.split('-').toReversed().join('/');
      await ana.getByRole('checkbox', { name: new RegExp(`${unit_name}, ${day}`) }).check();
    }
    await expectAccessible(ana);
    await ana.getByRole('button', { name: 'Solicitar nota' }).click();
  });

  await test.step('taker, month, value and text stand there, and she sends it', async () => {
    const dialog = ana.getByRole('dialog', { name: 'Solicitar nota' });
    await expect(dialog.getByRole('combobox', { name: 'Tomador' })).toHaveValue(/Vale Verde/);
    await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue(/^\d\.\d{3},00$/);
    await expect(dialog.getByRole('textbox', { name: 'Descrição do serviço' })).toHaveValue(/plantões/i);
    await expectAccessible(ana);
    await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
    await expect(toasts(ana)).toContainText('Nota solicitada. Os plantões passam a estar faturados.');
    await expect(rowWith(ana, 'Faturado').first()).toBeVisible();
    const after = (await own()).shifts.filter(({ id }) => chosen.some((one) => one.id === id));
    expect(after.map(({ money }) => money)).toEqual(['invoiced', 'invoiced']);
  });

  await test.step('the group sees the month by unit, and says what one may spend', async () => {
    const manager = await enter('manager', '/gestao/plantoes/custos');
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    await expect(manager.getByText(/^Os plantões do mês custam/)).toBeVisible();
    await expectAccessible(manager);
    await manager.getByRole('link', { name: 'Hospital Vale Verde' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Hospital Vale Verde' });
    await dialog.getByRole('textbox', { name: 'Orçamento' }).fill('90.000,00');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(manager)).toContainText('Orçamento salvo.');
    await expect(rowWith(manager, 'R$ 90.000,00').first()).toBeVisible();
  });
});
