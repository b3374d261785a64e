import { chakra } from '@chakra-ui/react';
import { statementQueries } from '@esteto/api-client/month/statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { StatementYear } from '@esteto/contract/month/statement';
import { isToSend } from '@esteto/domain/month/statement/missing-months';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { YearGrid } from '@esteto/features/month/statement/year-grid.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Files, Landmark, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { AccountStatus } from './account-status.tsx';
import { Transactions } from './transactions.tsx';

/** The statements of a company: its months with what is to send, and their movements with what each was for. */
export default function StatementsPage() {
  const view = useView('ver', statementViews);
  const ways = <ViewLinks label="O que ver dos extratos" name="ver" views={statementViews} />;
  return view === 'lancamentos' ? <Transactions ways={ways} /> : <Months ways={ways} />;
}

const statementViews = { meses: 'Meses', lancamentos: 'Lançamentos' } as const;

/** The months of a year, the latest first, with where the statement of each account stands. */
const Months = ({ ways }: { ways: ReactNode }) => {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const [year, setYear] = useState(() => Number(today().slice(0, 4)));
  const { data, error, refetch, isFetching } = useQuery(statementQueries.year({ ...scope, year }));
  return (
    <Page
      title="Extratos"
      subtitle={ways}
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ButtonLink icon={Landmark} to="contas">
            Contas
          </ButtonLink>
          <ButtonLink icon={Files} to="envios">
            Envios
          </ButtonLink>
        </chakra.div>
      }
    >
      <Card
        title="Meses"
        action={
          <chakra.div position="relative">
            <Select aria-label="Ano" value={year} onChange={({ target }) => setYear(Number(target.value))}>
              {YEARS_BACK.map((back) => Number(today().slice(0, 4)) - back).map((each) => (
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
        {data?.accounts.length === 0 && <chakra.p color="fg.muted">Nenhum extrato ainda. Comece pelo mês que acabou.</chakra.p>}
        {data && data.accounts.length > 0 && (
          <YearGrid
            year={year}
            until={monthsOf(year)[0] ?? 0}
            accounts={data.accounts}
            months={data.statements}
            to={(month, status) => {
              if (!isToSend(status)) return `?ver=lancamentos&month=${year}-${String(month).padStart(2, '0')}`;
              return canEdit ? `enviar/ano/${year}/mes/${month}` : null;
            }}
          />
        )}
        {data && (
          <LineList>
            {monthsOf(year).map((month) => (
              <MonthLine key={month} year={year} month={month} data={data} />
            ))}
          </LineList>
        )}
      </Card>
      <Outlet />
    </Page>
  );
};

const MonthLine = ({ year, month, data }: { year: number; month: number; data: StatementYear }) => {
  const canEdit = useCan(statements.edit);
  const ofMonth = data.statements.filter((statement) => statement.month === month);
  const missing = data.accounts.filter(({ id }) => isToSend(ofMonth.find(({ bank_account_id }) => bank_account_id === id)?.status)).length;
  const competence = `${year}-${String(month).padStart(2, '0')}`;
  const name = formatCompetenceLong(competence);
  return (
    <Line
      title={ofMonth.length > 0 ? <Link to={`?ver=lancamentos&month=${competence}`}>{name}</Link> : name}
      note={data.accounts.length > 0 && missing === 0 ? 'Nada a enviar' : 'Falta enviar'}
    >
      {data.accounts.map((account) => (
        <AccountStatus
          key={account.id}
          account={account}
          at={{ year, month }}
          statement={ofMonth.find(({ bank_account_id }) => bank_account_id === account.id)}
        />
      ))}
      {canEdit && (
        <ButtonLink to={`enviar/ano/${year}/mes/${month}`} icon={Upload} aria-label={`Enviar extrato de ${name}`}>
          Enviar
        </ButtonLink>
      )}
    </Line>
  );
};

const YEARS_BACK = [0, 1, 2, 3, 4];

/** Those that have begun. */
const monthsOf = (year: number): number[] => {
  const last = year === Number(today().slice(0, 4)) ? Number(today().slice(5, 7)) : 12;
  return Array.from({ length: last }, (_, index) => last - index);
};
