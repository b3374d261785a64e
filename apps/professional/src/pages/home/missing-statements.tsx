import { chakra } from '@chakra-ui/react';
import { statementQueries } from '@esteto/api-client/month/statement';
import { missingMonths } from '@esteto/domain/month/statement/missing-months';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** The months that are over and whose statement is still to be sent; the line opens the upload of the oldest. */
export const MissingStatements = () => {
  const last = addCompetence(competenceOf(today()), -1);
  const year = Number(last.slice(0, 4));
  const { data, error, refetch, isFetching } = useQuery(statementQueries.year({ ...useCompanyScope(), year }));
  if (!data && error)
    return (
      <Card title="Extratos">
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  const missing = data ? missingMonths(data.accounts, data.statements, Number(last.slice(5))) : [];
  const [oldest] = missing;
  if (oldest === undefined) return null;
  const name = formatCompetenceLong(`${year}-${String(oldest).padStart(2, '0')}`);
  return (
    <Line to={path('/app/enviar-extrato/ano/:year/mes/:month', { year, month: oldest })}>
      <Landmark size={20} aria-hidden />
      <chakra.span flex="1" minW={0} lineHeight="snug" display="grid">
        <chakra.span fontWeight="semibold">Extratos que faltam</chakra.span>
        <chakra.span color="fg.muted" fontSize="sm">
          {missing.length === 1 ? `Envie o de ${name}.` : `${countOf(missing.length, 'mês', 'meses')}. Comece por ${name}.`}
        </chakra.span>
      </chakra.span>
      <ChevronRight size={16} aria-hidden />
    </Line>
  );
};

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    py: '2.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'attention.border',
    borderRadius: 'card',
    '& svg': { color: 'attention.fg', flexShrink: '0' },
    _hover: { bg: 'attention.subtle' },
  },
});
