import { expectAccessible } from './support/accessible.ts';
import { settled, stops } from './support/stops.ts';
import { test } from './support/test.ts';

for (const who of ['ana', 'master', 'manager'] as const) {
  test(`axe finds nothing on the screens of ${who}`, async ({ enter }) => {
    test.setTimeout(180_000);
    const page = await enter(who, '/manutencao');
    for (const { name, at, dialog = false } of stops.filter((stop) => stop.who === who)) {
      await test.step(name, async () => {
        await page.goto(await at(page));
        await settled(page, dialog);
        await expectAccessible(page);
      });
    }
  });
}

test('axe finds nothing on the pages for everybody', async ({ page }) => {
  for (const { at } of stops.filter(({ who }) => who === null)) {
    await page.goto(await at(page));
    await settled(page, false);
    await expectAccessible(page);
  }
});
