import type { ListExport } from '@esteto/domain/office/log/list-export-form';
import { createContext, useContext } from 'react';

/** Says what is about to be taken out of a list; rejects where that cannot be said. */
export type TellExport = (made: ListExport) => Promise<unknown>;

/** `may`: whether the person takes rows out of the list of this title at all. */
type Exports = { tell: TellExport; may: (list: string) => boolean };

const ExportTellingContext = createContext<Exports>({ tell: () => Promise.resolve(), may: () => true });

/** Who hears of exports and allows them; without one nobody is asked. */
export const ExportTellingProvider = ExportTellingContext.Provider;

export const useTellExport = (): TellExport => useContext(ExportTellingContext).tell;

export const useMayExport = (list: string): boolean => useContext(ExportTellingContext).may(list);
