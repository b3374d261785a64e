import { leaveNotice, type Notice } from '@esteto/auth/session/notice';

let leaving = false;

/** Leaves the app for another page of the site by a full navigation. The first one to say so decides where to. */
export const leaveTo = (path: string, notice?: Notice, history: 'assign' | 'replace' = 'assign'): void => {
  if (leaving) return;
  leaving = true;
  if (notice) leaveNotice(notice);
  location[history](path);
};

/** What a loader that leaves the app answers. It never settles, so that the router shows nothing more. */
export const never = (): Promise<never> => new Promise(() => undefined);
