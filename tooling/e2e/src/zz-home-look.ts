import { shiftDate } from '@esteto/ui/testing/shift-date';
import { chromium, request } from 'playwright';
import { chromiumOptions } from './support/chromium.ts';
import { signedIn } from './support/sign-in.ts';
const base = 'http://localhost:4310';
const browser = await chromium.launch(chromiumOptions);
const master = await signedIn(request, base, 'master');
const shots = [['home','/painel'],['minhas','/painel?de=minhas'],['falhas','/painel/falhas']];
for (const [size, viewport] of [['desk',{width:1366,height:850}],['phone',{width:390,height:844}]] as const)
  for (const scheme of ['light','dark'] as const) {
    const ctx = await browser.newContext({ baseURL: base, storageState: master, viewport, colorScheme: scheme, locale: 'pt-BR', reducedMotion: 'reduce' });
    await ctx.addInitScript(shiftDate, Date.parse('2026-11-24T15:05:00Z') - Date.now());
    const page = await ctx.newPage();
    for (const [name, path] of shots) {
      if (scheme === 'dark' && name === 'minhas') continue;
      await page.goto(path ?? '');
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/h/look-${name}-${size}-${scheme}.png`, fullPage: name !== 'falhas' });
    }
    await ctx.close();
  }
await browser.close();
