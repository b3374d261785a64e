import { expectAccessible } from './support/accessible.ts';
import { expectHeld, pick, press, type } from './support/keyboard.ts';
import { PASSWORD, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('in, around and out without a mouse', async ({ page }) => {
  const account = page.getByRole('button', { name: 'Conta de Ana Souza' });
  const company = page.getByRole('button', { name: /^Empresa: / });

  await test.step('signs in', async () => {
    await page.goto('/');
    await type(page, page.getByRole('textbox', { name: 'E-mail' }), people.ana);
    await type(page, page.getByLabel('Senha', { exact: true }), PASSWORD);
    await press(page, page.getByRole('button', { name: 'Mostrar a senha' }));
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
    await press(page, page.getByRole('button', { name: 'Entrar' }));
    await expect(page.getByText('Olá, Ana.')).toBeVisible();
  });

  await test.step('reads the news and puts it away', async () => {
    await press(page, page.getByRole('region', { name: 'Este é o visual moderno' }).getByRole('button', { name: 'Entendi' }));
    await expect(page.getByRole('region', { name: 'Este é o visual moderno' })).toHaveCount(0);
  });

  await test.step('changes the company, after changing their mind once', async () => {
    await press(page, company, 'ArrowDown');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(company).toBeFocused();
    const others = page.getByRole('menuitemcheckbox', { checked: false });
    await page.keyboard.press('Enter');
    const other = await others.first().innerText();
    // A key that comes before the menu has the focus is not the menu's.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await pick(page, company, other);
    await expect(page.getByRole('button', { name: `Empresa: ${other}. Trocar` })).toBeFocused();
  });

  await test.step('changes the colours, and lists the keys', async () => {
    await pick(page, account, 'Escura');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(account).toBeFocused();
    await pick(page, account, 'Clara');
    await pick(page, account, 'Teclas de atalho');
    const keys = page.getByRole('dialog', { name: 'Teclas de atalho' });
    await expectHeld(page, keys);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(account).toBeFocused();
  });

  for (const [key, name] of [
    ['Control+k', 'Buscar'],
    ['?', 'Teclas de atalho'],
  ] as const)
    await test.step(`${key} opens what Esc closes`, async () => {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name });
      await expectHeld(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(account).toBeFocused();
    });

  await test.step('hides the amounts, also from the next visit', async () => {
    await press(page, page.getByRole('button', { name: 'Ocultar valores' }));
    await expect(page.getByRole('button', { name: 'Mostrar valores' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Valores ocultos.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Mostrar valores' }));
    await expect(page.getByText('Valores ocultos.')).toHaveCount(0);
  });

  await test.step('takes the classic layout, walks its menu and goes back', async () => {
    const rail = page.getByRole('complementary', { name: 'Barra lateral' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const kept = () => page.evaluate(() => localStorage.getItem('esteto.layout'));
    await pick(page, account, 'Clássico');
    await expect(rail).toHaveCount(0);
    expect(await kept()).toBe('classic');
    await expectAccessible(page);
    await press(page, menu.getByRole('link', { name: 'Tomadores' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tomadores' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(menu).toBeVisible();
    await expect(rail).toHaveCount(0);
    await pick(page, account, 'Moderno');
    await expect(rail).toBeVisible();
    expect(await kept()).toBe('modern');
  });

  await test.step('leaves', async () => {
    await pick(page, account, 'Sair');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});
