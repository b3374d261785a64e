import { createContext, useContext } from 'react';

/** What a failed call means for a person: `fields` holds the messages of a 422 by path ('address.cep'); a warning is no fault of what was typed. */
export type ErrorReading = { message: string; fields: Record<string, string[]>; status?: number; code?: string; tone?: 'warning' };

export type ReadError = (error: unknown) => ErrorReading;

const ReadErrorContext = createContext<ReadError>(() => ({ message: 'Algo não saiu como esperado. Tente de novo.', fields: {} }));

export const ReadErrorProvider = ReadErrorContext.Provider;

/** The reader of errors that the app gave to UiProvider. */
export const useReadError = (): ReadError => useContext(ReadErrorContext);
