import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import { type CashBookYear, cashBook } from '@esteto/contract/money/cash-book';
import { FIRST_CASH_BOOK_YEAR } from '@esteto/domain/money/cash-book/cash-book-form';
import { type CashBookKind, cashBookKindLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { CashBookMonths } from '@esteto/features/money/cash-book/cash-book-months.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** The months of a year with the tax of each, and the files for the Carnê-Leão Web. */
export const YearCard = () => {
  const scope = useCompanyScope();
  const [year, setYear] = useState(() => Number(today().slice(0, 4)));
  const { search } = useLocation();
  const canEdit = useCan(partner('edit'));
  const tellFailure = useTellFailure();
  const foot = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching } = useQuery(cashBookQueries.year({ ...scope, year }));
  const download = async (kind: CashBookKind) => {
    const file = await call(cashBook.file, { ...scope, year, kind });
    saveFile(`Carnê-leão ${year}, ${cashBookKindLabel[kind].toLowerCase()}.${file.type === 'application/zip' ? 'zip' : 'csv'}`, file);
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
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <WithoutReceipt count={sumOf(data.months)} showList={() => foot.current?.scrollIntoView()} />
          <CashBookMonths months={data.months} guideHref={guideHref} />
          <chakra.div ref={foot} display="flex" flexWrap="wrap" gap="2">
            {canEdit && <ButtonLink to={`dependentes${search}`}>{settingsInWords(data)}</ButtonLink>}
            {(['income', 'payment'] as const).map((kind) => (
              <Button key={kind} icon={Download} onClick={() => void download(kind).catch(tellFailure)}>
                {FILE_LABEL[kind]}
              </Button>
            ))}
          </chakra.div>
          <chakra.p color="fg.muted" fontSize="sm">
            Os arquivos são para o Carnê-Leão Web. O que tem recibo fica de fora deles: já está lá.
          </chakra.p>
        </chakra.div>
      )}
    </Card>
  );
};

const sumOf = (months: CashBookYear['months']): number => months.reduce((sum, { without_receipt }) => sum + without_receipt, 0);

/** What a doctor receives from patients has a receipt each: those that lack one are a click away. */
const WithoutReceipt = ({ count, showList }: { count: number; showList: () => void }) =>
  count > 0 && (
    <Banner
      tone="waiting"
      action={
        <Link to={`${path('/app/livro-caixa')}?receipt=missing`} onClick={showList}>
          Ver quais
        </Link>
      }
    >
      {countOf(count, 'recebimento de paciente está', 'recebimentos de pacientes estão')} sem recibo. Emita na Receita Saúde e importe os
      recibos, ou escreva o número no lançamento.
    </Banner>
  );

const settingsInWords = ({ dependents, works_at_home }: Pick<CashBookYear, 'dependents' | 'works_at_home'>): string =>
  `Dependentes: ${dependents}${works_at_home ? ', atende em casa' : ''}`;

const guideHref = (boletoId: number): string => path('/app/boleto/:boletoId', { boletoId });

const FILE_LABEL: Record<CashBookKind, string> = {
  income: 'Baixar rendimentos',
  payment: 'Baixar pagamentos',
};

const yearsUntil = (day: string): number[] => {
  const last = Number(day.slice(0, 4));
  return Array.from({ length: last - FIRST_CASH_BOOK_YEAR + 1 }, (_, index) => last - index);
};
