import { expect, test } from 'vitest';
import { secretCookies } from './session-cookie.ts';

test.each([
  ['https://esteto.example', '__Host-esteto_session', true],
  ['http://localhost:3000', '__Host-esteto_session', true],
  ['http://192.168.0.7:3000', 'esteto_session', false],
])('at %s the cookie is %s', (publicUrl, name, secure) => {
  const set: unknown[] = [];
  const reply = { setCookie: (...cookie: unknown[]) => set.push(cookie), clearCookie: (...cookie: unknown[]) => set.push(cookie) };
  const { session: cookie, device, remembered } = secretCookies(publicUrl);
  cookie.set(reply as never, 'secret', 3600);
  cookie.set(reply as never, null);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure };
  expect(set).toEqual([
    [name, 'secret', { ...attributes, maxAge: 3600 }],
    [name, attributes],
  ]);
  expect(cookie.read({ cookies: { [name]: 'secret' } } as never)).toBe('secret');
  expect(cookie.read({ cookies: {} } as never)).toBeNull();
  expect(device.read({ cookies: { [name.replace('session', 'device')]: 'other' } } as never)).toBe('other');
  expect(remembered.read({ cookies: { [name.replace('session', 'remembered')]: 'third' } } as never)).toBe('third');
});
