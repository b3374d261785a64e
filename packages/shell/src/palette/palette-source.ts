import type { Access } from '@esteto/domain/identity/permission/access';
import type { PaletteEntry, PaletteGroup } from '@esteto/ui/patterns/palette/palette-entry';
import type { Scope } from '@esteto/ui/system/context/scope.tsx';
import type { QueryFactory, QueryLike } from '@esteto/ui/system/query/query-like';
import type { LucideIcon } from 'lucide-react';

// What an app lets one find in the palette beyond its own pages, as data: one row for each call.

/** Whether the person may, and what they typed. */
export type Asked = { may: (who: Access) => boolean; search: string };

type Found<Answer> = {
  who: Access;
  /** Asked with what is typed. */
  query: QueryFactory<Scope & { search: string }, Answer>;
  /** What came, a group for each kind of record. */
  toGroups: (answer: Answer, search: Asked) => readonly PaletteGroup[];
};

/** Asked for with what is typed, and only by whom it is for. */
export type PaletteSource = {
  who: Access;
  query: (input: Scope & { search: string }) => QueryLike<unknown>;
  toGroups: (answer: unknown, search: Asked) => readonly PaletteGroup[];
};

/** One call that finds several kinds of record. */
export const paletteSource = <Answer>({ who, query, toGroups }: Found<Answer>): PaletteSource => ({
  who,
  query,
  toGroups: (answer, search) => toGroups(answer as Answer, search),
});

type Records<Item> = {
  title: string;
  icon: LucideIcon;
  who: Access;
  /** A list that takes `search`. */
  query: QueryFactory<Scope & { search?: string | null; limit?: number }, { items: Item[] }>;
  toEntry: (item: Item, search: Asked) => { label: string; detail?: string; to: string };
};

/** Enough of one kind to choose from without scrolling past the others. */
const SHOWN = 5;

/** One kind of record, found by its own list. */
export const records = <Item extends { id: number }>({ title, icon, who, query, toEntry }: Records<Item>): PaletteSource =>
  paletteSource<{ items: Item[] }>({
    who,
    query: (input) => query({ ...input, limit: SHOWN }),
    toGroups: ({ items }, search) => [
      {
        title,
        entries: items.map((item): PaletteEntry => ({ ...toEntry(item, search), icon, key: `${title}/${item.id}` })),
      },
    ],
  });
