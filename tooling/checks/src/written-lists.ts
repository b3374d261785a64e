import { addressLists } from './address-lists.ts';
import type { Check } from './check.ts';
import { nounLists } from './noun-lists.ts';
import type { Repo } from './repo.ts';

/** What `pnpm gen sync` writes and this compares: the lists of nouns, from the folders, and of addresses, from the route tables. */
export const writtenLists = async (repo: Repo): Promise<Record<string, string>> => ({
  ...nounLists(repo),
  ...(repo.root ? await addressLists(repo.root) : {}),
});

export const writtenListsCheck: Check = {
  name: 'listas',
  run: async (repo) => {
    const lists = await writtenLists(repo);
    return { note: `${Object.keys(lists).length} escritas das pastas e das rotas`, problems: differingLists(repo, lists) };
  },
};

export const differingLists = (repo: Repo, lists: Readonly<Record<string, string>>): string[] =>
  Object.entries(lists).flatMap(([file, text]) => {
    const differing = difference(words(text), words(repo.has(file) ? repo.read(file) : ''));
    return differing.length === 0
      ? []
      : [`${file}: difere das pastas ou das rotas (${differing.slice(0, 5).join(', ')}); corra pnpm gen sync`];
  });

/** What a text says, however it is broken into lines and its imports are sorted. An address is one word. */
const words = (text: string): string[] => text.match(/[\w@/.':*-]+/g)?.toSorted() ?? [];

const difference = (one: string[], other: string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts].filter(([, count]) => count !== 0).map(([word]) => word);
};
