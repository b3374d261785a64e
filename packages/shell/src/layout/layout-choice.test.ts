import { beforeEach, expect, it, vi } from 'vitest';
import { chooseLayout, readLayout } from './layout-choice.ts';

const memory = new Map<string, string>();
const reload = vi.fn<() => void>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
});
vi.stubGlobal('location', { reload });

beforeEach(() => {
  memory.clear();
  reload.mockReset();
});

it('is modern until something else is chosen, and saves nothing for that', () => {
  expect(readLayout()).toBe('modern');
  expect(memory.size).toBe(0);
});

it('remembers the choice and loads the page anew', () => {
  chooseLayout('classic');
  expect(readLayout()).toBe('classic');
  expect(reload).toHaveBeenCalledOnce();
  chooseLayout('classic');
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['antigo', '"classic"', 'CLASSIC', '0'])('resets %s to modern, and saves that', (stored) => {
  memory.set('esteto.layout', stored);
  expect(readLayout()).toBe('modern');
  expect(memory.get('esteto.layout')).toBe('modern');
});
