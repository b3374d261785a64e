import { chakra } from '@chakra-ui/react';
import type { CompanyType, TaxRegime } from '@esteto/domain/company/company/company-kinds';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';
import type { EffectsQuery } from './effects-panel.tsx';

type EffectsProps = {
  company: { type: CompanyType; tax_regime: TaxRegime };
  /** Whether the taker keeps the ISS back. */
  issWithheld: boolean;
  query: EffectsQuery;
};

/** What the invoice that is being asked for does to the taxes of its company; a person without a company has none of these. */
export const Effects = ({ company, issWithheld, query }: EffectsProps) => {
  const gross = useFieldValue('gross_amount');
  const competence = useFieldValue('competence');
  if (company.type === 'natural_person') return null;
  if (!Number.isSafeInteger(gross) || (gross as number) <= 0 || typeof competence !== 'string' || !isCompetence(competence)) return null;
  return (
    <chakra.div gridColumn={spanOf()} mt="-3.5">
      <Disclosure label="O que esta nota faz">
        <Suspense fallback={<Loading />}>
          <EffectsPanel
            gross_amount={gross as number}
            competence={competence}
            iss_withheld={issWithheld}
            isSimples={company.tax_regime === 'simples'}
            query={query}
          />
        </Suspense>
      </Disclosure>
    </chakra.div>
  );
};

const EffectsPanel = lazyComponent(() => import('./effects-panel.tsx').then(({ EffectsPanel }) => EffectsPanel));
