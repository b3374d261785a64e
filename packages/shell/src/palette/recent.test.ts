import { beforeEach, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
});

beforeEach(() => memory.clear());

/** The module as a page that was just opened has it. */
const openPage = () => {
  vi.resetModules();
  return import('./recent.ts');
};

it('keeps each key once, the latest first, and not for ever', async () => {
  const { readRecent, rememberRecent } = await openPage();
  for (const key of ['/app', '/app/boletos', '/app']) rememberRecent(1, key);
  expect(readRecent(1)).toEqual(['/app', '/app/boletos']);
  for (let index = 0; index < 50; index += 1) rememberRecent(1, `/app/${index}`);
  expect(readRecent(1)).toHaveLength(20);
});

it('is nobody else’s', async () => {
  const { readRecent, rememberRecent } = await openPage();
  rememberRecent(1, '/app');
  expect(readRecent(2)).toEqual([]);
  rememberRecent(2, '/painel');
  expect(readRecent(1)).toEqual([]);
});

it.each(['{', '[]', '{"user":1}', '{"user":1,"keys":"a"}', 'null'])('takes %s for nothing', async (stored) => {
  memory.set('esteto.recent', stored);
  const { readRecent } = await openPage();
  expect(readRecent(1)).toEqual([]);
});
