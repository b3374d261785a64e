import { chakra } from '@chakra-ui/react';
import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import { cents, object } from '@esteto/domain/shared/schema/fields';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { FormStoreProvider } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useFormEngine } from '@esteto/ui/patterns/form/use-form-engine';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EffectsFacts } from './effects-facts.tsx';

/** Asks what an invoice does, for whoever is asking; `pro_labore` in cents a month, null when nobody has said it. */
export type EffectsQuery = (request: {
  gross_amount: number;
  competence: string;
  iss_withheld: boolean;
  pro_labore: number | null;
}) => QueryLike<InvoiceEffectsAnswer>;

type EffectsPanelProps = { gross_amount: number; competence: string; iss_withheld: boolean; isSimples: boolean; query: EffectsQuery };

/** What the invoice that is being asked for does to the company's taxes; the pró-labore that is typed here is only for this look. */
export const EffectsPanel = ({ isSimples, ...request }: EffectsPanelProps) => {
  const { store } = useFormEngine({ schema: proLaboreForm, initial: start, submit: async () => undefined });
  return (
    <FormStoreProvider value={store}>
      <FieldGrid rowGap="4">
        <Answer {...request} isSimples={isSimples} />
      </FieldGrid>
    </FormStoreProvider>
  );
};

const proLaboreForm = object({ pro_labore: cents('Pró-labore') });
const start = { pro_labore: null };

const PAUSE_MS = 300;

const Answer = ({ gross_amount, competence, iss_withheld, isSimples, query }: EffectsPanelProps) => {
  const typed = useFieldValue('pro_labore');
  const pro_labore = useDebounced(typeof typed === 'number' ? typed : null, PAUSE_MS);
  const gross = useDebounced(gross_amount, PAUSE_MS);
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query({ gross_amount: gross, competence, iss_withheld, pro_labore })),
    // Another invoice may have been asked for since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (data && !error)
    return (
      <>
        <EffectsFacts effects={data} competence={competence} iss_withheld={iss_withheld} />
        {isSimples && data.simples && (data.simples.untold.length > 0 || pro_labore !== null) && (
          <MoneyField name="pro_labore" help="Por mês, nos meses sem folha. Fica só nesta conta." span={3} />
        )}
      </>
    );
  return (
    <chakra.div gridColumn={spanOf()}>
      {error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading label="Calculando…" />}
    </chakra.div>
  );
};
