import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { hoursStatementMutations, hoursStatementQueries } from '@esteto/api-client/duty/hours-statement';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { hoursStatement, type OwnStatement } from '@esteto/contract/duty/hours-statement';
import { hoursStatementStatusLabel, hoursStatementStatusTone } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { statementTitle } from '@esteto/domain/duty/hours-statement/statement-text';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { MonthStep, useMonth } from '@esteto/features/duty/shift/month-step.tsx';
import { StatementFiles } from '@esteto/features/duty/shift/statement-files.tsx';
import { StatementView } from '@esteto/features/duty/shift/statement-view.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { SignText } from '@esteto/ui/patterns/signature/sign-text.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** The doctor's hours of a month in each group, and their statement, which is signed here. */
export default function OwnHoursDialog() {
  const scope = useCompanyScope();
  const month = useMonth(competenceOf(today()));
  return (
    <RouteDialog title="Espelho de horas" size="lg">
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <MonthStep month={month} />
        <QueryCard key={month} query={hoursStatementQueries.own({ ...scope, month })}>
          {(groups) =>
            groups.length === 0 ? (
              <EmptyState icon={CalendarDays} title="Nenhum plantão seu neste mês." />
            ) : (
              groups.map((statement) => <Group key={statement.group_id} month={month} statement={statement} />)
            )
          }
        </QueryCard>
      </chakra.div>
    </RouteDialog>
  );
}

const Group = ({
  month,
  statement: { group_id, group_name, hours, lines, statement, text },
}: {
  month: string;
  statement: OwnStatement;
}) => {
  const scope = useCompanyScope();
  const { user } = useIdentity();
  return (
    <chakra.section display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-label={group_name}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.h3 fontWeight="semibold">{group_name}</chakra.h3>
        {statement && <StatusBadge status={{ label: ownLabel[statement.status], tone: hoursStatementStatusTone[statement.status] }} />}
      </chakra.div>
      {statement?.signed_at && <chakra.p color="fg.muted">{`Você assinou em ${formatInstantFull(statement.signed_at)}.`}</chakra.p>}
      <StatementFiles
        title={statementTitle({ month, professional_name: user?.name ?? '' })}
        lines={lines}
        pdf={() => call(hoursStatement.ownFile, { ...scope, month, group_id })}
      />
      <StatementView hours={hours} lines={lines} />
      {statement?.status === 'waiting' && text !== null && <Signing id={statement.id} text={text} />}
    </chakra.section>
  );
};

const ownLabel = { ...hoursStatementStatusLabel, waiting: 'Espera a sua assinatura' };

const Signing = ({ id, text }: { id: number; text: string }) => {
  const scope = useCompanyScope();
  const { mutateAsync: ask } = useMutation(hoursStatementMutations.askCode);
  const { mutateAsync: sign } = useMutation(hoursStatementMutations.sign);
  return (
    <SignText
      accept="Conferi as minhas horas e concordo com este espelho."
      ask={() => ask({ ...scope, id })}
      sign={(code) => sign({ ...scope, id, body: { code } })}
      signLabel="Assinar o espelho"
      onSigned={() => toast.success('Espelho de horas assinado.')}
    >
      <chakra.div whiteSpace="pre-line" lineHeight="tall">
        {text}
      </chakra.div>
    </SignText>
  );
};
