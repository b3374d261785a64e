import { ApiFailure } from '@esteto/api-client/failure';
import { NO_CONNECTION, NO_RESPONSE } from '@esteto/contract/wire-error';
import type { ComponentType } from 'react';
import type { Load } from './route-table.ts';

const RELOADED_AT = 'esteto.reloaded_at';
const PATIENCE_MS = 20_000;

/**
 * The component of a row. When its file cannot be fetched, most often because a newer version was deployed meanwhile, the page is loaded
 * anew once; when that happened a moment ago already, it rejects with ApiFailure and the person is offered another try.
 */
export const loadComponent = async (load: Load): Promise<ComponentType> => {
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
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < PATIENCE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};
