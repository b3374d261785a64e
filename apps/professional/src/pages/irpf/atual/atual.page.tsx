import { chakra } from '@chakra-ui/react';
import { ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { auditPointStatusLabel, auditPointStatusTone } from '@esteto/domain/tax/income-tax/audit-point-life';
import { accountUsesFor, accountWords } from '@esteto/domain/tax/income-tax/income-tax-account';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { auditPointNote } from '@esteto/features/tax/income-tax/audit-point-words';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { CalendarPlus, FileCheck, Landmark } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { returnName } from '../../../features/irpf/return-name.ts';
import { path } from '../../../path.ts';
import { ApprovalCard } from './approval-card.tsx';
import { RETURN_PARAM, useOpenReturn, useReturnPaths } from './current-return.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { StandingCard } from './standing-card.tsx';
import { YearDossier } from './year-dossier.tsx';

/** A doctor's own return of this year: where it stands, what they still owe it, what comes out, and their approval. Nobody else of the company sees it. */
export default function CurrentIncomeTaxPage() {
  return (
    <Page title="IRPF" subtitle="Só você e a equipe veem; os seus sócios, não.">
      <QueryCard query={ownIncomeTaxQueries.current(useCompanyScope())} title="Sua declaração">
        {(returns) => <Returns returns={returns} />}
      </QueryCard>
      <Outlet />
    </Page>
  );
}

const Returns = ({ returns }: { returns: readonly OwnReturn[] }) => {
  const row = useOpenReturn(returns);
  if (!row) return <NoReturn />;
  return (
    <>
      {returns.length > 1 && (
        <ChoiceLinks
          label="Declarações"
          name={RETURN_PARAM}
          fresh
          choices={returns.map((one) => ({ value: String(one.id), label: returnName(one) }))}
          chosen={String(row.id)}
        />
      )}
      <StandingCard row={row} />
      <ApprovalCard row={row} />
      <AccountCard row={row} />
      {row.status !== 'cancelled' && <OwedCard row={row} />}
      <AuditCard row={row} />
      <OutcomeCard row={row} />
      <YearDossier key={row.id} year={calendarYearOf(row.exercise_year)} />
    </>
  );
};

/** Why there is none, and what may be done meanwhile. */
const NoReturn = () => {
  const year = Number(today().slice(0, 4));
  return (
    <>
      <Card>
        <EmptyState
          icon={FileCheck}
          title={`Nenhuma declaração de ${year} por aqui.`}
          action={
            <ButtonLink icon={CalendarPlus} to={path('/app/agenda/reunioes')}>
              Pedir uma reunião
            </ButtonLink>
          }
        >
          Quando o exercício abre, a declaração aparece aqui para quem é sócio de uma empresa com plano. Se você quer declarar {year}{' '}
          conosco e ela não apareceu, peça uma reunião: a equipe abre a declaração. O seu ano já pode ser acompanhado abaixo.
        </EmptyState>
      </Card>
      <YearDossier year={year} />
    </>
  );
};

/** How the tax will be paid, or where the refund goes: said before the return is sent, where there is anything to pay or to get. */
const AccountCard = ({ row }: { row: OwnReturn }) => {
  const to = useReturnPaths(row).account;
  const canEdit = useCan(ownIncomeTaxes.edit);
  if (!isBeingMade(row.status) || accountUsesFor(row.result).length === 0) return null;
  const words = accountWords(row);
  return (
    <Card title={row.result === 'to_pay' ? 'Como pagar o imposto' : 'Como receber a restituição'}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p overflowWrap="anywhere">
          {words ?? 'Diga como antes da transmissão: é a equipe que preenche isso no programa da Receita.'}
        </chakra.p>
        {canEdit && (
          <div>
            <ButtonLink icon={Landmark} to={to}>
              {words === null ? 'Escolher' : 'Mudar'}
            </ButtonLink>
          </div>
        )}
      </chakra.div>
    </Card>
  );
};

/** What the tax office points out in a return, and what the team does about each point. */
const AuditCard = ({ row: { audit_points } }: { row: OwnReturn }) => {
  if (audit_points.length === 0) return null;
  return (
    <Card title="O que a Receita aponta">
      <LineList>
        {audit_points.map((point) => (
          <Line
            key={point.id}
            title={point.title}
            note={
              <>
                {point.text && (
                  <chakra.span display="block" color="fg.default" whiteSpace="pre-line" overflowWrap="anywhere">
                    {point.text}
                  </chakra.span>
                )}
                {auditPointNote(point)}
              </>
            }
          >
            <StatusBadge status={{ label: auditPointStatusLabel[point.status], tone: auditPointStatusTone[point.status] }} />
          </Line>
        ))}
      </LineList>
    </Card>
  );
};
