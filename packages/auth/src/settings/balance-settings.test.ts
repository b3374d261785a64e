import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

/** As a page that was just opened has them. */
const openPage = async () => {
  vi.resetModules();
  const { balanceSettingsAtom } = await import('./balance-settings.ts');
  const store = createStore();
  return { read: () => store.get(balanceSettingsAtom), choose: (type: 'actual_month') => store.set(balanceSettingsAtom, type) };
};

it('are kept for the next visit, with the flags of their type', async () => {
  (await openPage()).choose('actual_month');
  expect((await openPage()).read()).toEqual({
    balance_type: 'actual_month',
    only_authorized_invoices: true,
    only_paid_received: false,
    show_balance_value: true,
  });
});

it.each(['{"version":1,"value":{"balance_type":"gone"}}', '{"version":2,"value":{"balance_type":"actual_month"}}', '{', '7'])(
  'fall back to all invoices from %s',
  async (kept) => {
    memory.set('esteto.settings', kept);
    expect((await openPage()).read().balance_type).toBe('all_invoices');
  },
);
