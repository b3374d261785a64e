import { type Access, decide } from '@esteto/domain/identity/permission/access';
import type { ReactNode } from 'react';
import { usePrincipal } from '../principal/identity-provider.tsx';

/** How many of a list of accesses the person needs. */
type AllOrSome = 'all' | 'some';

/** Whether the person may, here and now: the same decision that the server takes. Of a list all are needed, or with 'some' at least one. */
export const useCan = (access: Access | readonly Access[], need: AllOrSome = 'all'): boolean => {
  const principal = usePrincipal();
  const allows = (one: Access): boolean => decide(one, principal).allowed;
  const list: readonly Access[] = 'kind' in access ? [access] : access;
  return need === 'all' ? list.every(allows) : list.some(allows);
};

type CanProps = { access: Access | readonly Access[]; need?: AllOrSome; children: ReactNode };

/** Shows its children to whom they are for. */
export const Can = ({ access, need, children }: CanProps) => (useCan(access, need) ? children : null);
