import { createContext, type ReactNode, Suspense, useContext } from 'react';
import type { ErrorReading } from './error-reading.ts';

/** Draws what may help with a failure, by its code; a screen that failed has none of its own. */
export type OfferHelp = (code: string | undefined) => ReactNode;

const HelpOfferContext = createContext<OfferHelp | null>(null);

/** What the app offers where something failed; an app without it offers nothing. */
export const HelpOfferProvider = HelpOfferContext.Provider;

/**
 * Help beside a failure, where the app has some. It comes by itself, and holds nothing up. Where nobody answered there is none: it could not be fetched
 * either.
 */
export const HelpOffer = ({ problem: { status, code } }: { problem: Pick<ErrorReading, 'status' | 'code'> }) => {
  const offer = useContext(HelpOfferContext);
  return offer && status ? <Suspense>{offer(code)}</Suspense> : null;
};
