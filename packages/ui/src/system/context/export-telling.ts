import type { ListExport } from '@esteto/domain/log/list-export-form';
import { createContext, useContext } from 'react';

/** Says what is about to be taken out of a list; rejects where that cannot be said. */
export type TellExport = (made: ListExport) => Promise<unknown>;

const ExportTellingContext = createContext<TellExport>(() => Promise.resolve());

/** Who hears of exports; without one nobody does. */
export const ExportTellingProvider = ExportTellingContext.Provider;

export const useTellExport = (): TellExport => useContext(ExportTellingContext);
