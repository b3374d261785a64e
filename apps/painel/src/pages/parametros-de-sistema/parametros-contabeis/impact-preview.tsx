import { Box, chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations, rFactors } from '@esteto/contract/access';
import {
  type ImpactOfCompany,
  type ImpactTotal,
  type ParameterImpact,
  parameterImpactLabel,
  parameterImpactUnit,
} from '@esteto/domain/month/parameter-impact/parameter-impact';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Parsed } from '@esteto/domain/shared/schema/parse';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { path } from '../../../path.ts';

type ImpactPreviewProps<Terms> = {
  /** The form's values on which the impact hangs, once they make a version. */
  judge: (values: Record<string, unknown>) => Parsed<Terms>;
  query: QueryFactory<Terms, ImpactTotal[]>;
  /** What is said where nothing that is there changes. */
  nothing: string;
};

const PAUSE_MS = 600;

/** What saving would change, before it is saved: asked as soon as what is typed makes a version, and again with each change of it. */
export const ImpactPreview = <Terms,>({ judge, ...asking }: ImpactPreviewProps<Terms>) => {
  const store = useFormStore();
  const typed = useSyncExternalStore(store.subscribe, () => store.read().values);
  const values = useDebounced(typed, PAUSE_MS);
  const judged = judge(values);
  return (
    <Box gridColumn={spanOf()}>
      {judged.ok ? (
        <Answer terms={judged.value} {...asking} />
      ) : (
        <chakra.p color="fg.muted">Preencha os valores e o mês para ver o que muda antes de salvar.</chakra.p>
      )}
    </Box>
  );
};

const Answer = <Terms,>({ terms, query, nothing }: { terms: Terms; query: QueryFactory<Terms, ImpactTotal[]>; nothing: string }) => {
  // What it is found from may have changed since it was asked last.
  const { data, error, refetch, isFetching } = useQuery({ ...asQuery(query(terms)), staleTime: 0 });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Calculando o que muda em cada empresa…" />;
  return (
    <div role="status">
      {data.length > 0 ? (
        <Facts title={TITLE} facts={data.map((total) => ({ label: parameterImpactLabel[total.impact], value: <Total {...total} /> }))} />
      ) : (
        <>
          <QuietHeading>{TITLE}</QuietHeading>
          <p>{nothing}</p>
        </>
      )}
    </div>
  );
};

const TITLE = 'O que muda ao salvar';

const Total = ({ impact, companies, count, change, largest }: ImpactTotal) => (
  <>
    <chakra.p fontWeight="medium">{inWords({ impact, count, change })}</chakra.p>
    <chakra.p color="fg.muted" fontSize="sm">
      {companies > largest.length
        ? `Em ${countOf(companies, 'empresa', 'empresas')}. Mais em:`
        : `Em ${countOf(companies, 'empresa', 'empresas')}:`}
    </chakra.p>
    <chakra.ul fontSize="sm" listStyleType="none">
      {largest.map((company) => (
        <li key={company.company_id}>
          <CompanyName {...company} />
          {`: ${inWords(company)}`}
        </li>
      ))}
    </chakra.ul>
  </>
);

/** '12 meses, R$ 480,00 a mais'. */
const inWords = ({ impact, count, change }: Pick<ImpactOfCompany, 'impact' | 'count' | 'change'>): string => {
  const counted = countOf(count, ...parameterImpactUnit[impact]);
  if (change === null) return counted;
  if (change === 0) return `${counted}, a mesma soma`;
  return `${counted}, ${formatMoney(Math.abs(change))} ${change > 0 ? 'a mais' : 'a menos'}`;
};

/** Beside the form, which stays open with what is typed in it. */
const CompanyName = ({ company_id, company_name, impact }: ImpactOfCompany) => {
  const seesFactors = useCan(rFactors.view);
  const seesObligations = useCan(monthlyObligations.view);
  const isObligation = OF_OBLIGATIONS.includes(impact);
  if (isObligation ? !seesObligations : !seesFactors) return company_name;
  const to = isObligation
    ? path('/painel/mensal/obrigacoes-mensais', undefined, { search: company_name, open: 'true' })
    : path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: company_id });
  return (
    <Link to={to} target="_blank" title="Abre em outra aba">
      {company_name}
    </Link>
  );
};

const OF_OBLIGATIONS: readonly ParameterImpact[] = ['late_fine', 'target_date'];
