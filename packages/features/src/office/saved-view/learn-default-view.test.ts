import { savedViewQueries } from '@esteto/api-client/office/saved-view';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const list = 'receivables' as const;
const view = { id: 1, version: 1, name: 'Prontas', query: 'status=ready', is_default: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

/** The modules as a page that was just opened has them. */
const openPage = async () => {
  vi.resetModules();
  const [kept, learn] = await Promise.all([import('./default-view.ts'), import('./learn-default-view.ts')]);
  return { ...kept, ...learn };
};

const answering = (views: (typeof view)[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(savedViewQueries.list({ list }).queryKey, views);
  return client;
};

test('a browser that never heard learns how the list opens, and knows it from then on', async () => {
  const { learnDefaultView, readDefaultView } = await openPage();
  expect(readDefaultView(list)).toBe(null);
  expect(await learnDefaultView(answering([{ ...view, id: 2, query: 'status=paid', is_default: false }, view]), list)).toBe('status=ready');
  expect(readDefaultView(list)).toBe('status=ready');
});

test('that the list opens as it is, it knows, too, and asks no more', async () => {
  const { learnDefaultView, readDefaultView } = await openPage();
  expect(await learnDefaultView(answering([{ ...view, is_default: false }]), list)).toBe('');
  expect(readDefaultView(list)).toBe('');
});

test('without an answer the list stays as it is, and the next time asks again', async () => {
  const { learnDefaultView, readDefaultView } = await openPage();
  const silent = new QueryClient();
  vi.spyOn(silent, 'query').mockRejectedValue(new Error('offline'));
  expect(await learnDefaultView(silent, list)).toBe('');
  expect(readDefaultView(list)).toBe(null);
});
