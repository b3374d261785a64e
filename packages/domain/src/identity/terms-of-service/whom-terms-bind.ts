import type { UserType } from '../permission/user-types.ts';

/** The terms of service are what we agree on with customers: doctors, their employees and managers. Staff work under their own contracts. */
export const termsBind = (type: UserType): boolean => type !== 'admin';
