import { guard } from '@esteto/auth/guard/guard-pipeline';
import { nobody, principalOf } from '@esteto/auth/principal/principal';
import { lastScopeAtom, userAtom } from '@esteto/auth/session/session-store';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { type LoaderFunctionArgs, matchPath, replace } from 'react-router';
import { leaveTo, never } from './leave-to.ts';
import type { RouteTable } from './route-table.ts';
import { addressesOf } from './route-tree.ts';

/** The guards of the public app: a signed-in person has no business on a page for guests. Asks no server. */
export const guestLoader =
  (routes: RouteTable) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): null | Promise<never> => {
    const { pathname: path, search } = new URL(request.url);
    const who = addressesOf('public', routes).find((address) => matchPath(address.path, path))?.who ?? { kind: 'anyone' };
    const user = clientStore.get(userAtom);
    const verdict = guard({ who, path, search, principal: principalOf({ ...nobody, user }), current_route: user?.current_route });
    if (verdict.kind === 'switch_company') {
      // The doctors' app loads the companies and leaves this one out where it is not the person's.
      clientStore.set(lastScopeAtom, { ...clientStore.get(lastScopeAtom), company_id: verdict.company_id });
      throw replace(verdict.to);
    }
    if (verdict.kind !== 'redirect') return null;
    leaveTo(verdict.to, verdict.notice);
    return never();
  };
