import { expect, test } from 'vitest';
import { addressList } from './address-lists.ts';
import { repoOf } from './repo.ts';
import { differingLists, writtenLists } from './written-lists.ts';

const FILE = 'apps/gestao/src/addresses.ts';
const text = addressList(['/gestao', '/gestao/escala/:id']);

const problemsOf = (found: Record<string, string>) => differingLists(repoOf(found), { [FILE]: text });

test('an app is told its addresses as a type', () => {
  expect(text).toContain("export type Address =\n  | '/gestao'\n  | '/gestao/escala/:id';");
});

test('a list is compared by its words, and one that differs says how to write it', () => {
  expect(problemsOf({ [FILE]: text })).toEqual([]);
  expect(problemsOf({ [FILE]: text.replaceAll(/\s+\| /g, ' | ') })).toEqual([]);
  expect(problemsOf({ [FILE]: text.replace(":id'", ":dia'") })).toEqual([
    `${FILE}: difere das pastas ou das rotas ('/gestao/escala/:id', '/gestao/escala/:dia'); corra pnpm gen sync`,
  ]);
  expect(problemsOf({})).toHaveLength(1);
});

test('a tree of texts has no route tables to read, but its folders', async () => {
  const written = Object.keys(await writtenLists(repoOf({})));
  expect(written).toContain('packages/contract/src/contract.ts');
  expect(written).not.toContain(FILE);
});
