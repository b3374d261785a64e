import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PATH } from '@esteto/domain/identity/route/base-paths';
import { PASSWORD, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// A page of another site that would sign its visitor in as somebody else (login CSRF): no form can, and a script would have to ask first.

const body = JSON.stringify({ email: people.ana, password: PASSWORD });
const half = body.slice(1, -1);

/** Each way in which a form sends without asking, and the text/plain one that makes JSON of it. */
const forms: [string, string][] = [
  ['multipart/form-data', `<input name="email" value="${people.ana}"><input name="password" value="${PASSWORD}">`],
  ['application/x-www-form-urlencoded', `<input name="email" value="${people.ana}"><input name="password" value="${PASSWORD}">`],
  ['text/plain', `<input name='{${half},"x":"' value='"}'>`],
];

test('no form and no script of another site signs anybody in', async ({ browser, world }) => {
  // A browser of its own: what it is refused it reports as errors.
  const context = await browser.newContext();
  const page = await context.newPage();
  const target = `${world.origin}${API_PATH}/login`;
  const site = createServer((request, response) => {
    const [enctype, fields] = forms[Number(request.url?.slice(1))] ?? ['', ''];
    response.setHeader('Content-Type', 'text/html');
    response.end(`<form method="post" action="${target}" enctype="${enctype}">${fields}<button>Ganhe um prêmio</button></form>`);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    for (const [index] of forms.entries()) {
      await page.goto(`${elsewhere}/${index}`);
      const answered = page.waitForResponse(target);
      await page.getByRole('button').click();
      expect((await answered).status()).toBe(415);
      expect(await context.cookies(world.origin)).toEqual([]);
    }

    await page.goto(elsewhere);
    const script = (type: string, mode: 'cors' | 'no-cors') =>
      page.evaluate(
        async (call) => {
          const init = {
            method: 'POST',
            credentials: 'include',
            mode: call.mode,
            body: call.body,
            headers: { 'Content-Type': call.type },
          } as const;
          return fetch(call.target, init).then(
            ({ type: kind, status }) => `${kind} ${status}`,
            () => 'refused by the browser',
          );
        },
        { target, body, type, mode },
      );
    // The answer of the first is out of its reach; the second asks the server before it sends, and is not let.
    expect(await script('text/plain', 'no-cors')).toMatch(/^opaque|refused/);
    expect(await context.cookies(world.origin)).toEqual([]);
    expect(await script('application/json', 'cors')).toBe('refused by the browser');
    expect(await context.cookies(world.origin)).toEqual([]);
  } finally {
    site.close();
    await context.close();
  }
});
