import { beforeEach, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();
const reload = vi.fn<() => void>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
});
vi.stubGlobal('location', { reload });

/** The module as a page that was just opened has it. */
const openPage = () => {
  vi.resetModules();
  return import('./layout-choice.ts');
};

beforeEach(() => {
  memory.clear();
  reload.mockReset();
});

it('is modern until something else is chosen, and saves nothing for that', async () => {
  const { readLayout } = await openPage();
  expect(readLayout()).toBe('modern');
  expect(memory.size).toBe(0);
});

it('remembers the choice and loads the page anew', async () => {
  const { chooseLayout, readLayout } = await openPage();
  chooseLayout('classic');
  expect(readLayout()).toBe('classic');
  expect(reload).toHaveBeenCalledOnce();
  chooseLayout('classic');
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['antigo', '"classic"', 'CLASSIC', '0'])('resets %s to modern, and saves that', async (stored) => {
  memory.set('esteto.layout', stored);
  const { readLayout } = await openPage();
  expect(readLayout()).toBe('modern');
  expect(memory.get('esteto.layout')).toBe('modern');
});
