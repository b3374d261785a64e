import type { RouteObject } from 'react-router';
import { loadComponent } from './load-row.ts';
import type { RowHandle } from './preload.ts';
import type { DialogRow, TopRow } from './route-table.ts';

/** The rows of a table as React Router knows them: lazy, dialogs below their page. */
export const toRoutes = (rows: readonly (TopRow | DialogRow)[]): RouteObject[] =>
  rows.map((row): RouteObject => {
    if (row.kind === 'section') return { path: row.path, children: toRoutes(row.children) };
    const { path, load } = row;
    return {
      path,
      lazy: { Component: () => loadComponent(load) },
      handle: { load, kind: row.kind } satisfies RowHandle,
      children: row.kind === 'page' ? toRoutes(row.children) : [],
    };
  });
