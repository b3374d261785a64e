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
    key: (index: number) => [...memory.keys()][index] ?? null,
    get length() {
      return memory.size;
    },
  });
});

/** As a page that was just opened has them. */
const openPage = async () => {
  vi.resetModules();
  const { balanceSettingsAtom, balanceShownAtom } = await import('./balance-settings.ts');
  const store = createStore();
  return {
    read: () => store.get(balanceSettingsAtom),
    choose: (type: 'actual_month') => store.set(balanceSettingsAtom, type),
    show: (shown: boolean) => store.set(balanceShownAtom, shown),
    isShown: () => store.get(balanceShownAtom),
  };
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

it('keep amounts hidden, whatever type is chosen, until the session ends', async () => {
  expect((await openPage()).isShown()).toBe(true);
  (await openPage()).show(false);
  (await openPage()).choose('actual_month');
  expect((await openPage()).read()).toMatchObject({ balance_type: 'actual_month', show_balance_value: false });
  const { wipeKept } = await import('@esteto/ui/system/state/kept-storage');
  wipeKept();
  expect((await openPage()).isShown()).toBe(true);
});

it.each(['{"version":1,"value":{"balance_type":"gone"}}', '{"version":2,"value":{"balance_type":"actual_month"}}', '{', '7'])(
  'fall back to all invoices from %s',
  async (kept) => {
    memory.set('esteto.settings', kept);
    expect((await openPage()).read().balance_type).toBe('all_invoices');
  },
);
