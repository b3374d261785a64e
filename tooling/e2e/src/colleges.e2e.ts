import { expectAccessible } from './support/accessible.ts';
import { uniqueName } from './support/api.ts';
import { choose, rowAction, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the team adds a college that is missing, finds that it was there, and makes one of two', async ({ enter }) => {
  const [kept, double] = [uniqueName('Faculdade de Medicina do Agreste'), uniqueName('Medicina Agreste')];
  const staff = await enter('master', '/painel/avancado/faculdades');
  const row = (name: string) => staff.getByRole('row').filter({ hasText: name });

  for (const name of [kept, double])
    await test.step(`adds ${name}`, async () => {
      await staff.getByRole('link', { name: 'Nova faculdade' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Nova faculdade' });
      await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
      await dialog.getByRole('combobox', { name: 'UF' }).selectOption('PE');
      await choose(dialog, 'Município', 'Caruaru');
      await dialog.getByRole('radio').first().check();
      await expectAccessible(staff);
      await dialog.getByRole('button', { name: 'Cadastrar faculdade' }).click();
      await expect(dialog).toHaveCount(0);
    });

  await test.step('the double goes into the other', async () => {
    await searchFor(staff, double);
    await rowAction(row(double), 'Unir a outra');
    const dialog = staff.getByRole('dialog', { name: `Unir ${double}` });
    await choose(dialog, 'Faculdade que fica', kept);
    await dialog.getByRole('button', { name: 'Unir faculdades' }).click();
    await expect(toasts(staff)).toContainText('Faculdades unidas');
  });

  await test.step('who registers doctors is offered the one that stayed', async () => {
    await searchFor(staff, kept);
    await expect(row(kept)).toHaveCount(1);
  });
});
