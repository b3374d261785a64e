import { createContext, type ReactNode, Suspense, useContext } from 'react';

/** Draws what may help with a failure, by its code; a screen that failed has none of its own. */
export type OfferHelp = (code: string | undefined) => ReactNode;

const HelpOfferContext = createContext<OfferHelp | null>(null);

/** What the app offers where something failed; an app without it offers nothing. */
export const HelpOfferProvider = HelpOfferContext.Provider;

/** Help beside a failure, where the app has some. It comes by itself, and holds nothing up. */
export const HelpOffer = ({ code }: { code?: string }) => {
  const offer = useContext(HelpOfferContext);
  return offer && <Suspense>{offer(code)}</Suspense>;
};
