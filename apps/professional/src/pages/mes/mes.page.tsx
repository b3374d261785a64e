import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { companyMonthMutations, companyMonthQueries } from '@esteto/api-client/month/company-month';
import { companyMonth } from '@esteto/contract/month/company-month';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { FilteredPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { MonthFacts } from './month-facts.tsx';

/** What a month came to, why, what is to be paid of it and what the office still waits for. */
export default function MonthPage() {
  return (
    <FilteredPage title="O mês" subtitle="O que entrou, o imposto e por quê, e o que ainda falta." filters={filters}>
      {({ month }) => <Month month={String(month)} />}
    </FilteredPage>
  );
}

const filters: FilterField[] = [
  { kind: 'option', name: 'month', label: 'Mês', options: monthOptions(25), initial: () => addCompetence(competenceOf(today()), -1) },
];

const Month = ({ month }: { month: string }) => {
  const scope = useCompanyScope();
  const { data, error, refetch, isFetching } = useQuery(companyMonthQueries.detail({ ...scope, month }));
  const { mutate: see } = useMutation(companyMonthMutations.see);
  const { company_id } = scope;
  const isClosed = Boolean(data?.closed_at);
  // The office sees that a closed month was read.
  useEffect(() => {
    if (isClosed) see({ company_id, body: { month } });
  }, [isClosed, see, company_id, month]);
  return (
    <chakra.div px={{ base: '4', md: '5' }} py="4">
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && <MonthFacts month={data} end={<PdfButton month={month} />} />}
    </chakra.div>
  );
};

const PdfButton = ({ month }: { month: string }) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const save = () =>
    call(companyMonth.file, { ...scope, month })
      .then((file) => saveFile(`O mês de ${formatCompetenceLong(month)}.pdf`, file))
      .catch(tellFailure);
  return (
    <Button size="sm" icon={Download} onClick={() => void save()}>
      Baixar PDF
    </Button>
  );
};
