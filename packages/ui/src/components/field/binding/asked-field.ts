import { createContext } from 'react';

/** The field that the person has come for: there the focus starts, instead of where it usually does. */
export const AskedField = createContext<string | null>(null);
