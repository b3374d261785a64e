import { type ComponentType, createContext, Suspense, useContext } from 'react';

/** What went wrong, by its code; a screen that failed has none of its own. */
export type HelpOfferProps = { code?: string };

const HelpOfferContext = createContext<ComponentType<HelpOfferProps> | null>(null);

/** What the app offers where something failed; an app without it offers nothing. */
export const HelpOfferProvider = HelpOfferContext.Provider;

/** Help beside a failure, where the app has some. It comes by itself, and holds nothing up. */
export const HelpOffer = ({ code }: HelpOfferProps) => {
  const Offer = useContext(HelpOfferContext);
  return (
    Offer && (
      <Suspense>
        <Offer code={code} />
      </Suspense>
    )
  );
};
