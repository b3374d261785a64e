import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import { cashBook } from '@esteto/contract/money/cash-book';
import { type CashBookSettingsForm, cashBookSettingsForm, FIRST_CASH_BOOK_YEAR } from '@esteto/domain/money/cash-book/cash-book-form';
import { type CashBookKind, cashBookKindLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import { CashBookMonths } from '@esteto/features/money/cash-book/cash-book-months.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The months of a year with the tax of each, and the files for the Carnê-Leão Web. */
export const YearCard = () => {
  const scope = useCompanyScope();
  const [year, setYear] = useState(() => Number(today().slice(0, 4)));
  const [asks, setAsks] = useState(false);
  const canEdit = useCan(partner('edit'));
  const tellFailure = useTellFailure();
  const { data, error, refetch, isFetching } = useQuery(cashBookQueries.year({ ...scope, year }));
  const download = async (kind: CashBookKind) => {
    const file = await call(cashBook.file, { ...scope, year, kind });
    saveFile(`Carnê-leão ${year}, ${cashBookKindLabel[kind].toLowerCase()}.csv`, file);
  };
  return (
    <Card
      title="Carnê-leão"
      action={
        <chakra.div position="relative">
          <Select aria-label="Ano" value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {yearsUntil(today()).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
          <SelectChevron />
        </chakra.div>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data && (
        <chakra.div display="grid" gap="4">
          <CashBookMonths months={data.months} />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {canEdit && <Button onClick={() => setAsks(true)}>Dependentes: {data.dependents}</Button>}
            {(['income', 'payment'] as const).map((kind) => (
              <Button key={kind} icon={Download} onClick={() => void download(kind).catch(tellFailure)}>
                {FILE_LABEL[kind]}
              </Button>
            ))}
          </chakra.div>
          {asks && <Dependents current={data.dependents} onClose={() => setAsks(false)} />}
        </chakra.div>
      )}
    </Card>
  );
};

const FILE_LABEL: Record<CashBookKind, string> = {
  income: 'Rendimentos para o Carnê-Leão Web',
  payment: 'Pagamentos para o Carnê-Leão Web',
};

const yearsUntil = (day: string): number[] => {
  const last = Number(day.slice(0, 4));
  return Array.from({ length: last - FIRST_CASH_BOOK_YEAR + 1 }, (_, index) => last - index);
};

/** How many people are dependents: each diminishes the base of every month. */
const Dependents = ({ current, onClose }: { current: number; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: save } = useMutation(cashBookMutations.settings);
  return (
    <FormOver
      form={{
        title: 'Dependentes',
        subtitle: 'Cada um diminui a base de todos os meses (Lei 9.250/1995, art. 4º, III).',
        schema: cashBookSettingsForm,
        initial: { dependents: current },
        mutation: { mutationFn: ({ body }: { body: CashBookSettingsForm }) => save({ ...scope, body }) },
        done: 'Dependentes salvos.',
        submitLabel: 'Salvar',
        children: <IntegerField name="dependents" span={3} autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
