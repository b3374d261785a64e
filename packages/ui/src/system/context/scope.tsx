import { createContext, useContext } from 'react';

/** The query parameters that name whose data a screen shows; staff screens have none. */
export type Scope = { company_id?: number; group_id?: number };

const ScopeContext = createContext<Scope>({});

export const ScopeProvider = ScopeContext.Provider;

/** The scope that every call of the screen carries. Part of every query key, so that switching it refetches. */
export const useScope = (): Scope => useContext(ScopeContext);
