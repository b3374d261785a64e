import { companyQueries } from '@esteto/api-client/company/company';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import type { Principal } from '@esteto/domain/identity/permission/access';
import { type Scope, ScopeProvider } from '@esteto/ui/system/context/scope.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { currentCompanyIdAtom, currentGroupIdAtom, userAtom } from '../session/session-store.ts';
import { type Identity, nobody, principalOf } from './principal.ts';

const IdentityContext = createContext<Identity>(nobody);
const PrincipalContext = createContext<Principal>({ person: null });

/** Who is here and what they look at, as the guard loaded it. */
export const useIdentity = (): Identity => useContext(IdentityContext);

/** The person and their tie to the company or group on the screen, for `decide`. */
export const usePrincipal = (): Principal => useContext(PrincipalContext);

/** Tells every screen who is here, and scopes every call to the company or group on the screen. */
export const IdentityProvider = ({ children }: { children: ReactNode }) => {
  const user = useAtomValue(userAtom);
  const companyId = useAtomValue(currentCompanyIdAtom);
  const groupId = useAtomValue(currentGroupIdAtom);
  const { data: companies } = useQuery({ ...companyQueries.mine({}), enabled: user?.type === 'doctor' });
  const { data: groups } = useQuery({ ...managementGroupQueries.mine({}), enabled: user?.type === 'manager' });

  const identity = useMemo<Identity>(
    () => ({
      user,
      companies: companies ?? nobody.companies,
      company: companies?.find(({ id }) => id === companyId) ?? null,
      has_no_company: companies?.length === 0,
      groups: groups ?? nobody.groups,
      group: groups?.find(({ id }) => id === groupId) ?? null,
    }),
    [user, companies, companyId, groups, groupId],
  );
  const principal = useMemo(() => principalOf(identity), [identity]);
  const scope = useMemo<Scope>(
    () => ({ ...(companyId !== null && { company_id: companyId }), ...(groupId !== null && { group_id: groupId }) }),
    [companyId, groupId],
  );
  return (
    <IdentityContext value={identity}>
      <PrincipalContext value={principal}>
        <ScopeProvider value={scope}>{children}</ScopeProvider>
      </PrincipalContext>
    </IdentityContext>
  );
};
