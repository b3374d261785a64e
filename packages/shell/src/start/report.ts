import { ApiFailure } from '@esteto/api-client/failure';
import { Refusal } from '../route/refusal.ts';

/** What broke in our own code reaches the browser's error log, where it is seen; what the server refused was already told to the person. */
export const report = (error: unknown): void => {
  if (!(error instanceof ApiFailure) && !(error instanceof Refusal)) reportError(error);
};
