import { ApiFailure } from '@esteto/api-client/failure';
import { NO_CONNECTION, NO_RESPONSE } from '@esteto/contract/wire-error';
import { readKept, writeKept } from '@esteto/ui/system/state/kept-storage';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RowHandle } from './preload.ts';
import type { DialogRow, Load, TopRow } from './route-table.ts';

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

const PATIENCE_MS = 20_000;

/**
 * The component of a row. When its file cannot be fetched, most often because a newer version was deployed meanwhile, the page is loaded
 * anew once; when that happened a moment ago already, it rejects with ApiFailure and the person is offered another try.
 */
const loadComponent = async (load: Load): Promise<ComponentType> => {
  try {
    return ((await load()) as { default: ComponentType }).default;
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    if (reloadOnce()) return new Promise(() => undefined);
    throw navigator.onLine
      ? new ApiFailure('no_response', 0, { message: NO_RESPONSE })
      : new ApiFailure('offline', 0, { message: NO_CONNECTION });
  }
};

/** Browsers say it in their own words; an error of the file's own code is none of these. */
const isNotFetched = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed|preload/i.test(error.message);

const reloadOnce = (): boolean => {
  if (!navigator.onLine || Date.now() - Number(readKept('esteto.reloaded_at')) < PATIENCE_MS) return false;
  writeKept('esteto.reloaded_at', String(Date.now()));
  // Where nothing can be kept, it would be loaded anew for ever.
  if (readKept('esteto.reloaded_at') === null) return false;
  location.reload();
  return true;
};
