import { type Access, decide } from '@esteto/domain/permission/access';
import type { ReactNode } from 'react';
import { usePrincipal } from '../principal/identity-provider.tsx';

/** Whether the person may, here and now: the same decision that the server takes. */
export const useCan = (access: Access): boolean => decide(access, usePrincipal()).allowed;

/** Shows its children to whom they are for. */
export const Can = ({ access, children }: { access: Access; children: ReactNode }) => (useCan(access) ? children : null);
