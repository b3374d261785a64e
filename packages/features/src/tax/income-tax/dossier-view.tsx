import { chakra } from '@chakra-ui/react';
import type { IncomeTaxDossier, IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { INCOME_TAX_FACT_KINDS } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import type { ReactNode } from 'react';
import { DossierDifferences } from './dossier-differences.tsx';
import { DossierResult } from './dossier-result.tsx';
import { DossierSection } from './dossier-section.tsx';
import { assumptionsOf } from './dossier-words.ts';
import { GoodsAsked, type GoodsMoves, GoodsView } from './goods-view.tsx';

type DossierViewProps = {
  dossier: IncomeTaxDossier;
  /** Where in this app the source of a line is; null where it is nowhere. */
  linkOf: (line: IncomeTaxDossierLine) => string | null;
  /** What stands at the end of a line: the moves of what the person told, or of a statement that was read. */
  more?: ((line: IncomeTaxDossierLine) => ReactNode) | undefined;
  /** What the person may do with their goods and debts. */
  goodsMoves?: GoodsMoves | undefined;
};

/** A person's year for the income tax: what it comes to, where its sources do not agree, all that is known of it, and what the person has and owes. */
export const DossierView = ({ dossier, linkOf, more, goodsMoves }: DossierViewProps) => {
  const sections = INCOME_TAX_FACT_KINDS.map((section) => ({ section, lines: dossier.lines.filter((line) => line.section === section) }));
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <DossierResult result={dossier.result} year={dossier.year} />
      {assumptionsOf(dossier).map((words) => (
        <Banner key={words} tone="waiting">
          {words}
        </Banner>
      ))}
      <GoodsAsked goods={dossier.goods} year={dossier.year} moves={goodsMoves} />
      <DossierDifferences differences={dossier.differences} />
      {dossier.lines.length === 0 && <chakra.p color="fg.muted">Ainda não sabemos nada de {dossier.year}.</chakra.p>}
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ section, lines }) => (
          <DossierSection key={section} section={section} lines={lines} linkOf={linkOf} more={more} />
        ))}
      <GoodsView goods={dossier.goods} year={dossier.year} moves={goodsMoves} />
    </chakra.div>
  );
};
