import type { ColumnOrderState, ColumnVisibilityState } from '@tanstack/react-table';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useHref, useParams } from 'react-router';
import { keptAtom } from '../../system/state/kept-atom.ts';

// What a person chose about tables, kept in local storage through logout. A value that makes no sense falls back.

export const ACTION_MODES = ['expanded', 'icons', 'menu'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export const actionModeLabel: Record<ActionMode, string> = { expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' };

/** Mode of the row actions for a person who has chosen none (docs/rules/tables.md). */
const DEFAULT_MODE: ActionMode = 'expanded';

export type TablePreferences = {
  /** Columns that the person showed or hid; the others stand as they do by themselves. */
  columnVisibility: ColumnVisibilityState;
  /** None while the columns stand as they do by themselves. */
  columnOrder: ColumnOrderState;
  actions: ActionMode;
  dense: boolean;
};

/** What is kept of a table: `actions` only where they are not those of all tables. */
type KeptTable = Omit<TablePreferences, 'actions'> & { actions?: ActionMode };

type KeptTables = {
  actions: ActionMode;
  /** By the address of their page. */
  tables: Readonly<Record<string, KeptTable>>;
};

const UNTOUCHED: KeptTable = { columnVisibility: {}, columnOrder: [], dense: false };
const NOTHING: KeptTables = { actions: DEFAULT_MODE, tables: {} };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);

const flags = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );

const modeIn = (value: unknown): ActionMode | undefined => ACTION_MODES.find((mode) => mode === value);

const readTable = (raw: unknown): KeptTable => {
  const { columnVisibility, columnOrder, actions, dense } = isRecord(raw) ? raw : {};
  return { columnVisibility: flags(columnVisibility), columnOrder: texts(columnOrder), actions: modeIn(actions), dense: dense === true };
};

const eachTable = <From>(tables: Readonly<Record<string, From>>, read: (table: From) => KeptTable): KeptTables['tables'] =>
  Object.fromEntries(Object.entries(tables).map(([page, table]) => [page, read(table)]));

export const readTables = (raw: unknown): KeptTables | null =>
  isRecord(raw)
    ? { actions: modeIn(raw.actions) ?? DEFAULT_MODE, tables: eachTable(isRecord(raw.tables) ? raw.tables : {}, readTable) }
    : null;

/** Version 1 was by title: two apps of one origin shared a table's preferences. */
const tablesAtom = keptAtom('esteto.tables', { version: 2, read: readTables });

export type TablePreferencesStore = {
  preferences: TablePreferences;
  change: (change: Partial<TablePreferences>) => void;
  /** The display mode of actions in tables that have none of their own. */
  defaultActions: ActionMode;
  /** Makes `mode` that of all tables. */
  setDefaultActions: (mode: ActionMode) => void;
};

/** The preferences of the table on this page, and how to change a part of them. */
export const useTablePreferences = (): TablePreferencesStore => {
  const page = withoutIds(useHref('.'), useParams());
  const [kept, setKept] = useAtom(tablesAtom);
  const { actions: defaultActions, tables } = kept ?? NOTHING;
  const own = tables[page] ?? UNTOUCHED;
  // The same object while nothing changes: rows are drawn anew when it does.
  const preferences = useMemo(() => ({ ...own, actions: own.actions ?? defaultActions }), [own, defaultActions]);
  return {
    preferences,
    change: (change) =>
      setKept((now) => {
        const all = now ?? NOTHING;
        return { ...all, tables: { ...all.tables, [page]: { ...(all.tables[page] ?? UNTOUCHED), ...change } } };
      }),
    defaultActions,
    setDefaultActions: (actions) =>
      setKept((now) => ({ actions, tables: eachTable(now?.tables ?? {}, (table) => ({ ...table, actions: undefined })) })),
  };
};

/** '/gestao/unidades/3/escalas' -> '/gestao/unidades/escalas': the tables of all units are one. */
export const withoutIds = (path: string, params: Readonly<Record<string, string | undefined>>): string => {
  const ids = Object.values(params);
  return path
    .split('/')
    .filter((part) => !ids.includes(part))
    .join('/');
};
