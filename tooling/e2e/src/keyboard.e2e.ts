import { companyCalled, newClient } from './support/api.ts';
import { tabTo } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a doctor asks for an invoice without a mouse', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();

  await test.step('skips the menu', async () => {
    await ana.keyboard.press('Tab');
    await expect(ana.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await ana.keyboard.press('Enter');
    await tabTo(ana, ana.getByRole('main').getByRole('link', { name: 'Solicitar nota' }).first());
    await ana.keyboard.press('Enter');
  });

  const dialog = ana.getByRole('dialog', { name: 'Solicitar nota' });
  await test.step('finds the client: the cursor is already there', async () => {
    const box = dialog.getByRole('combobox', { name: 'Tomador' });
    await expect(box).toBeFocused();
    await ana.keyboard.type(client.name);
    await expect(dialog.getByRole('option', { name: client.name })).toHaveAttribute('aria-selected', 'true');
    await ana.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox', { name: 'Tomador' }).getByRole('option')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await ana.keyboard.type(client.name);
    await expect(dialog.getByRole('option', { name: client.name })).toHaveAttribute('aria-selected', 'true');
    await ana.keyboard.press('Enter');
    await expect(box).toHaveValue(client.name);
  });

  await test.step('fills the rest and sends it', async () => {
    await tabTo(ana, dialog.getByRole('textbox', { name: 'Valor do serviço' }));
    await ana.keyboard.type('987,65');
    await tabTo(ana, dialog.getByRole('textbox', { name: 'Descrição do serviço' }));
    await ana.keyboard.type('Plantão de domingo');
    await tabTo(ana, dialog.getByRole('button', { name: 'Solicitar nota' }));
    await ana.keyboard.press('Enter');
    await expect(toasts(ana)).toContainText('Nota solicitada.');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('opens it from the list, and Esc leads back to its row', async () => {
    await tabTo(ana, ana.getByRole('navigation').getByRole('link', { name: 'Notas fiscais' }));
    await ana.keyboard.press('Enter');
    const row = ana.getByRole('row').filter({ hasText: client.name });
    await tabTo(ana, row);
    await ana.keyboard.press('Enter');
    const details = ana.getByRole('dialog', { name: client.name });
    await expect(details).toContainText('R$ 987,65');
    await ana.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(row).toBeFocused();
  });
});
