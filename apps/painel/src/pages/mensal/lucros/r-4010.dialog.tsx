import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { type ProfitLine, profitDistribution } from '@esteto/contract/money/profit-distribution';
import { PROFIT_DARF } from '@esteto/domain/law/tax/tables/dividend-table';
import { addCompetence, competenceOf, formatCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';

/** What the EFD-Reinf says of a month's profits, person by person: to be typed there, or taken as a sheet. */
export default function ReinfLinesDialog() {
  const month = useSearchParams()[0].get('month') || addCompetence(competenceOf(today()), -1);
  const tellFailure = useTellFailure();
  const { data, error, refetch, isFetching } = useQuery(profitDistributionQueries.lines({ month }));
  const download = async () => saveFile(`R-4010 ${formatCompetence(month)}.csv`, await call(profitDistribution.linesFile, { month }));
  return (
    <RouteDialog
      title="Linhas da R-4010"
      subtitle={`${formatCompetenceLong(month)}, natureza ${PROFIT_DARF.income_kind}`}
      size="lg"
      footer={
        data &&
        data.items.length > 0 && (
          <Button icon={Download} onClick={() => void download().catch(tellFailure)}>
            Baixar planilha
          </Button>
        )
      }
    >
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <EmptyState title="Ninguém recebeu lucros neste mês." />}
      {data && data.items.length > 0 && <Companies lines={data.items} />}
    </RouteDialog>
  );
}

const Companies = ({ lines }: { lines: readonly ProfitLine[] }) => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    {[...Map.groupBy(lines, ({ company_id }) => company_id)].map(([id, own]) => (
      <section key={id} aria-label={own[0]?.company_name}>
        <chakra.h3 fontWeight="semibold">{own[0]?.company_name}</chakra.h3>
        {own[0]?.cnpj && (
          <chakra.span color="fg.muted" fontSize="sm">
            {formatCnpj(own[0].cnpj)}
          </chakra.span>
        )}
        <LineList>
          {own.map((line) => (
            <PersonLine key={line.person_cpf ?? line.person_name} line={line} />
          ))}
        </LineList>
      </section>
    ))}
  </chakra.div>
);

const PersonLine = ({ line: { person_name, person_cpf, paid, earlier, tax } }: { line: ProfitLine }) => {
  const amounts = [
    `Rendimento ${formatMoney(paid)}`,
    `IRRF ${formatMoney(tax)}`,
    earlier > 0 && `lucro até 2025 ${formatMoney(earlier)}`,
  ].filter(Boolean);
  return (
    <Line title={person_name} note={amounts.join(' · ')}>
      {person_cpf ? (
        <>
          <span data-numeric>{formatCpf(person_cpf)}</span>
          <CopyButton text={person_cpf} label="Copiar CPF" />
        </>
      ) : (
        <StatusBadge status={{ label: 'Sem CPF no cadastro', tone: 'attention' }} />
      )}
    </Line>
  );
};
