import { chakra } from '@chakra-ui/react';
import { companyStatementMutations, companyStatementQueries } from '@esteto/api-client/month/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements, statementComments } from '@esteto/contract/access';
import type { CompanyStatement, CompanyStatementYear } from '@esteto/contract/month/company-statement';
import { isToSend } from '@esteto/domain/month/statement/missing-months';
import { STATEMENT_MOVES, type StatementMove, statementReasonForm } from '@esteto/domain/month/statement/statement-form';
import { statementMachine, statementStatusLabel, statementStatusTone } from '@esteto/domain/month/statement/statement-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { YearGrid } from '@esteto/features/month/statement/year-grid.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { path } from '../../../path.ts';
import { StatementLine } from './statement-line.tsx';

const YEARS_BACK = [0, 1, 2, 3, 4];

/** The statements of a company in a year, the latest month first: what came, what is missing, and what may be done. */
export default function CompanyStatementsDialog() {
  const id = Number(useParams().companyId);
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const query = companyStatementQueries.year({ id, year: String(year) });
  const { data, error, refetch, isFetching } = useQuery(query);
  const { movesOf, question } = useStatementMoves(data?.company_name ?? '', query);
  return (
    <>
      <RouteDialog title={data?.company_name ?? 'Extratos'} subtitle="Extratos" size="lg">
        <chakra.div position="relative" width="fit-content" mb="4">
          <Select aria-label="Ano" value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {YEARS_BACK.map((back) => (
              <option key={back} value={thisYear - back}>
                {thisYear - back}
              </option>
            ))}
          </Select>
          <SelectChevron />
        </chakra.div>
        {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!error && !data && <Loading />}
        {data?.accounts.length === 0 && <NothingYet year={year} />}
        {data && data.accounts.length > 0 && (
          <chakra.div display="grid" gap="5">
            <YearOfCompany year={year} data={data} />
            {monthsOf(year).map((month) => (
              <Month key={month} year={year} month={month} data={data} movesOf={movesOf} />
            ))}
          </chakra.div>
        )}
        {data && (
          <chakra.div mt="5">
            <TeamComments id={id} who={statementComments} queries={companyStatementQueries} mutations={companyStatementMutations} />
          </chakra.div>
        )}
      </RouteDialog>
      {question}
    </>
  );
}

/** The first statement may come by another way: it is of the month that is over. */
const NothingYet = ({ year }: { year: number }) => {
  const { companyId = '' } = useParams();
  const canEdit = useCan(companyStatements.edit);
  const [now = 1, before = now] = monthsOf(year);
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="fg.muted">O cliente ainda não enviou nenhum extrato.</chakra.p>
      {canEdit && (
        <ButtonLink icon={Upload} to={sendingPath(companyId, year, before)}>
          Enviar o extrato de {formatCompetenceLong(`${year}-${String(before).padStart(2, '0')}`)}
        </ButtonLink>
      )}
    </chakra.div>
  );
};

/** A month that came leads to its movements, one that is missing to sending it. */
const YearOfCompany = ({ year, data: { accounts, statements } }: Pick<MonthProps, 'year' | 'data'>) => {
  const { companyId = '' } = useParams();
  const canEdit = useCan(companyStatements.edit);
  const ids = new Map(accounts.map(({ id, name }) => [name, id]));
  return (
    <YearGrid
      year={year}
      until={monthsOf(year)[0] ?? 0}
      accounts={accounts}
      months={statements.map(({ account, ...rest }) => ({ ...rest, bank_account_id: ids.get(account) ?? 0 }))}
      to={(month, status) => {
        if (!isToSend(status)) return movementsPath(companyId, year, month);
        return canEdit ? sendingPath(companyId, year, month) : null;
      }}
    />
  );
};

const movementsPath = (companyId: string, year: number, month: number): string =>
  `${path('/painel/mensal/extratos/empresa/:companyId/lancamentos', { companyId })}?month=${year}-${String(month).padStart(2, '0')}`;

const sendingPath = (companyId: string, year: number, month: number): string =>
  path('/painel/mensal/extratos/empresa/:companyId/enviar/:year/:month', { companyId, year, month });

type MonthProps = { year: number; month: number; data: CompanyStatementYear; movesOf: ReturnType<typeof useStatementMoves>['movesOf'] };

const Month = ({ year, month, data, movesOf }: MonthProps) => {
  const ofMonth = data.statements.filter((statement) => statement.month === month);
  const { companyId = '' } = useParams();
  const canEdit = useCan(companyStatements.edit);
  const name = formatCompetenceLong(`${year}-${String(month).padStart(2, '0')}`);
  const movements = movementsPath(companyId, year, month);
  const silent = data.accounts.filter(({ name }) => !ofMonth.some(({ account }) => account === name));
  return (
    <section>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <QuietHeading>{name}</QuietHeading>
        {canEdit && (
          <ButtonLink size="sm" icon={Upload} to={sendingPath(companyId, year, month)} aria-label={`Enviar extrato de ${name}`}>
            Enviar
          </ButtonLink>
        )}
      </chakra.div>
      <LineList>
        {ofMonth.map((statement) => (
          <StatementLine key={statement.id} statement={statement} movements={movements} moves={movesOf(statement)} />
        ))}
        {silent.map((account) => (
          <Line key={account.id} title={account.name} note="Nada enviado">
            <StatusBadge status={{ label: statementStatusLabel.pending, tone: statementStatusTone.pending }} />
          </Line>
        ))}
      </LineList>
    </section>
  );
};

/** Those that have begun. */
const monthsOf = (year: number): number[] => {
  const last = year === Number(today().slice(0, 4)) ? Number(today().slice(5, 7)) : 12;
  return Array.from({ length: last }, (_, index) => last - index);
};

/** What may be done to the statement of a month; `company` is the name of whose it is, `query` answers its year. */
const useStatementMoves = (company: string, query: ReturnType<typeof companyStatementQueries.year>) => {
  const canEdit = useCan(companyStatements.edit);
  const { mutateAsync: send } = useMutation(companyStatementMutations.move);
  return useMoves({
    machine: statementMachine,
    by: 'staff',
    moves: canEdit ? STATEMENT_MOVES : [],
    send,
    done: (_statement: CompanyStatement, action: StatementMove) => (action === 'conclude' ? 'Extrato conferido.' : 'Situação alterada.'),
    question: ({ account }: CompanyStatement, action: StatementMove) => ({
      title: statementMachine.actions[action].label,
      subtitle: `${company}, ${account}`,
      help: action === 'mark_incomplete' ? 'O cliente lê isto.' : undefined,
    }),
    reason: statementReasonForm,
    record: (statement) => ({
      ...query,
      select: ({ statements }: CompanyStatementYear) => statements.find(({ id }) => id === statement.id) ?? statement,
    }),
  });
};
