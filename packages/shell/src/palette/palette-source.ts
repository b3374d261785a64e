import type { Access } from '@esteto/domain/permission/access';
import type { PaletteEntry } from '@esteto/ui/palette/palette-entry';
import type { QueryFactory, QueryLike } from '@esteto/ui/query/query-like';
import type { Scope } from '@esteto/ui/scope/scope.tsx';
import type { LucideIcon } from 'lucide-react';

// What an app lets one find in the palette beyond its own pages: one row for each kind of record, as data.

export type PaletteSearch = Scope & { search?: string | null; limit?: number };

/** A kind of record: asked for with what is typed, shown under its title to whom it is for. */
export type PaletteSource = {
  title: string;
  who: Access;
  query: (input: PaletteSearch) => QueryLike<{ items: unknown[] }>;
  toEntry: (item: unknown) => PaletteEntry;
};

type Records<Item> = {
  title: string;
  icon: LucideIcon;
  who: Access;
  /** A list that takes `search`. */
  query: QueryFactory<PaletteSearch, { items: Item[] }>;
  toEntry: (item: Item) => { label: string; detail?: string; to: string };
};

/** One row of an app's `palette.ts`. */
export const records = <Item>({ title, icon, who, query, toEntry }: Records<Item>): PaletteSource => ({
  title,
  who,
  query,
  toEntry: (item) => {
    const entry = toEntry(item as Item);
    return { ...entry, icon, key: entry.to };
  },
});
