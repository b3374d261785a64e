import { nextFrames, toasts } from './support/screens.ts';
import { watchRest } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** What comes when nothing else goes on has come by then. */
const LATER_MS = 30_000;

test('the modern layout is announced once', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  await ana.evaluate(() => localStorage.removeItem('esteto.modern_announced'));
  const rests = watchRest(ana);
  await ana.clock.install();
  await ana.reload();
  await rests();
  await ana.clock.fastForward(LATER_MS);
  const news = ana.getByRole('region', { name: 'Este é o visual moderno' });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Entendi' }).click();
  await expect(news).toHaveCount(0);
  await ana.reload();
  await rests();
  await ana.clock.fastForward(LATER_MS);
  await rests();
  await expect(news).toHaveCount(0);
});

test('staff have one layout and the search', async ({ enter }) => {
  const master = await enter('master', '/painel');
  await master.getByRole('button', { name: /^Conta de/ }).click();
  await expect(master.getByRole('menuitemcheckbox', { name: 'Escura' })).toBeVisible();
  await expect(master.getByRole('menuitemcheckbox', { name: 'Clássico' })).toHaveCount(0);
});

test('the dark theme is there before anything is painted', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  await ana.getByRole('button', { name: 'Conta de Ana Souza' }).click();
  await ana.getByRole('menuitemcheckbox', { name: 'Escura' }).click();
  await expect(ana.locator('html')).toHaveClass(/dark/);
  // The app's own scripts are held back: what the page does by itself.
  const held = Promise.withResolvers<void>();
  await ana.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await ana.reload({ waitUntil: 'commit' });
  await expect(ana.locator('html')).toHaveClass(/dark/);
  expect(await ana.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(13, 19, 21)');
  held.resolve();
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();
});

test('with reduced motion another theme comes everywhere at once', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const rests = watchRest(ana);
  await ana.emulateMedia({ reducedMotion: 'reduce' });
  // What still comes takes the place of what waited for it: it has another colour, or none any more.
  await rests();
  const late = await ana.evaluate(async () => {
    const elements = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const colours = () => elements.map((element) => getComputedStyle(element).color);
    document.documentElement.classList.add('dark');
    const first = colours();
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    const last = colours();
    return elements.filter((_, at) => first[at] !== last[at]).map((element) => element.outerHTML.slice(0, 80));
  });
  expect(late).toEqual([]);
});

test('a page starts at its top, a dialog leaves it where it was', async ({ enter }) => {
  const ana = await enter('ana', '/app/faturamento/contas-a-receber');
  await expect(ana.getByRole('row').nth(5)).toBeVisible();
  await ana.setViewportSize({ width: 1280, height: 420 });
  await ana.evaluate(() => window.scrollTo(0, 300));
  const scrolled = () => ana.evaluate(() => window.scrollY);
  await ana.getByRole('row').nth(9).press('Enter');
  await expect(ana.getByRole('dialog')).toBeVisible();
  expect(await scrolled()).toBeGreaterThan(100);
  await ana.keyboard.press('Escape');
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled()).toBeGreaterThan(100);
  await ana.getByRole('navigation').getByRole('link', { name: 'Tomadores' }).click();
  await expect(ana.getByRole('heading', { level: 1, name: 'Tomadores' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await expect(toasts(ana)).toBeEmpty();
});

test('a bar on top says that a page is on its way', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await ana.route('**/assets/tomadores.page-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // Not even ahead of time has it come.
  await ana.reload();
  await ana.getByRole('navigation').getByRole('link', { name: 'Tomadores' }).click();
  const bar = ana.getByRole('progressbar', { name: 'Carregando a página' });
  await expect(bar).toBeVisible();
  held.resolve();
  await expect(ana.getByRole('heading', { level: 1, name: 'Tomadores' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

// By a real pointer: what matters is where the button stands when it is let go.
test('a message that comes as one field is left does not take the click that leaves it', async ({ enter }) => {
  const ana = await enter('ana', '/app/faturamento/tomadores/criar');
  const dialog = ana.getByRole('dialog', { name: 'Novo tomador' });
  await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).toBeFocused();
  const cancel = dialog.getByRole('button', { name: 'Cancelar' });
  // Once the dialog has come to rest.
  await cancel.hover();
  const place = await cancel.boundingBox();
  await ana.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 4);
  await ana.mouse.down();
  await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).not.toBeFocused();
  await nextFrames(ana);
  await ana.mouse.up();
  await expect(dialog).toHaveCount(0);
});
