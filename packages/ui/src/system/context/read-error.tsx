import { createContext, useContext } from 'react';
import type { ErrorReading } from './error-reading.ts';

export type ReadError = (error: unknown) => ErrorReading;

const ReadErrorContext = createContext<ReadError>(() => ({ message: 'Algo não saiu como esperado. Tente de novo.', fields: {} }));

export const ReadErrorProvider = ReadErrorContext.Provider;

/** The reader of errors that the app gave to UiProvider. */
export const useReadError = (): ReadError => useContext(ReadErrorContext);
