import { chakra } from '@chakra-ui/react';
import type { ProfitYear } from '@esteto/contract/money/profit-distribution';
import { unbookedLimit, unbookedWords } from '@esteto/domain/money/profit-distribution/profit-radar';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import type { ProfitCalls } from './profit-calls.ts';
import { ProfitOwners } from './profit-owners.tsx';
import { ProfitPayments } from './profit-payments.tsx';
import { RadarBlock } from './radar-block.tsx';
import { YearBars } from './year-bars.tsx';

type ProfitYearViewProps = {
  year: ProfitYear;
  calls: ProfitCalls;
  /** Where the guide of a month is; null for whoever may not open it. */
  guideHref: (id: number) => string | null;
  /** On a page its parts are cards, in a dialog they stand below one another. */
  isPage?: boolean;
  /** The one who looks, whose own radar is shown first. */
  me?: number | null;
};

/** A year of what a company paid its people: what one more payment would cost, how far the year is, and what was paid. */
export const ProfitYearView = ({ year, calls, guideHref, isPage = false, me = null }: ProfitYearViewProps) => {
  const Part = isPage ? Card : Section;
  const isThisYear = String(year.year) === today().slice(0, 4);
  const ended = isThisYear ? Number(today().slice(5, 7)) - 1 : 12;
  const limit = unbookedLimit(year.free, year.payments);
  return (
    <chakra.div display="grid" gap={isPage ? { base: '4', md: '5' } : '6'} gridTemplateColumns="minmax(0, 1fr)">
      {year.waiting.length > 0 && (
        <Part title="De quem é?">
          <ProfitOwners year={year} name={calls?.name ?? null} />
        </Part>
      )}
      {isThisYear && year.people.length > 0 && (
        <Part title="Antes de retirar">
          <RadarBlock year={year} me={me} />
        </Part>
      )}
      <Part title={`O ano de ${year.year}`}>
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <YearBars year={year} />
          {limit && <Banner tone={limit.excess > 0 ? 'waiting' : 'running'}>{unbookedWords(limit, ended)}</Banner>}
        </chakra.div>
      </Part>
      <Part title="Retiradas">
        <ProfitPayments year={year} calls={calls} guideHref={guideHref} />
      </Part>
    </chakra.div>
  );
};

/** The year that is looked at stands in the address, as `ano`. */
export const ProfitYears = ({ chosen }: { chosen: number }) => {
  const last = Number(today().slice(0, 4));
  const choices = [last, last - 1, last - 2].map((year) => ({ value: year === last ? null : String(year), label: String(year) }));
  return <ChoiceLinks label="Ano" name="ano" choices={choices} chosen={chosen === last ? null : String(chosen)} />;
};

/** What an address says of the year; this one where it says none that is shown. */
export const profitYearOf = (params: URLSearchParams): number => {
  const [last, written] = [Number(today().slice(0, 4)), Number(params.get('ano'))];
  return written >= last - 2 && written < last ? written : last;
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section minW={0}>
    <QuietHeading>{title}</QuietHeading>
    {children}
  </chakra.section>
);
