import { call } from '@esteto/api-client/api';
import { userAtom } from '@esteto/auth/session/session-store';
import { accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import { session } from '@esteto/contract/identity/session';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { clientStore } from '@esteto/ui/system/state/client-store';

/** Leads the link into the account of whoever is signed in, and on to where the group's invite is answered. */
export const goToInvite = async (token: string): Promise<void> => {
  await call(accreditationInvite.accept, { body: { token } });
  // Doc Plantão is open to them from now on: the app that is entered knows its person from here.
  clientStore.set(userAtom, await call(session.user, {}));
  location.assign(`${basePath.professional}/docplantao/credenciamento`);
};
