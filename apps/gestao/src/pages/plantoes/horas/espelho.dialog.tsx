import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { hoursStatementMutations, hoursStatementQueries } from '@esteto/api-client/duty/hours-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import { hoursStatement, type PersonStatement } from '@esteto/contract/duty/hours-statement';
import { withdrawForm } from '@esteto/domain/duty/hours-statement/hours-statement-form';
import { hoursStatementStatusLabel, hoursStatementStatusTone } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { statementTitle } from '@esteto/domain/duty/hours-statement/statement-text';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { useMonth } from '@esteto/features/duty/shift/month-step.tsx';
import { StatementFiles } from '@esteto/features/duty/shift/statement-files.tsx';
import { StatementView } from '@esteto/features/duty/shift/statement-view.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { lastMonth } from './last-month.ts';
import { usePresent } from './use-present.ts';

/** A person's month: each shift with its clock, the sums, and the signatures of both sides. */
export default function StatementDialog() {
  const id = Number(useParams().professionalId);
  const scope = useGroupScope();
  const month = useMonth(lastMonth());
  const mayEdit = useCan(dutySchedule.edit);
  return (
    <RecordDialog
      noun="Espelho de horas"
      query={hoursStatementQueries.detail({ ...scope, id, month })}
      title={({ name }) => name}
      subtitle={({ statement }) => (
        <chakra.span display="inline-flex" alignItems="center" gap="2" flexWrap="wrap">
          {`Espelho de horas de ${formatCompetenceLong(month)}`}
          {statement && (
            <StatusBadge
              status={{ label: hoursStatementStatusLabel[statement.status], tone: hoursStatementStatusTone[statement.status] }}
            />
          )}
        </chakra.span>
      )}
      size="lg"
      footer={(record) => mayEdit && maySign(record) && <Signing record={record} month={month} />}
    >
      {(record) => (
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {record.problem !== null && <Banner tone="running">{record.problem}</Banner>}
          {record.changed && (
            <Banner tone="waiting">Os plantões deste mês mudaram depois da assinatura. O espelho está como foi assinado.</Banner>
          )}
          {record.statement && <Banner tone="done">{signedWords(record.statement)}</Banner>}
          <StatementFiles
            title={statementTitle({ month, professional_name: record.name })}
            lines={record.lines}
            pdf={() => call(hoursStatement.file, { ...scope, id, month })}
          />
          <StatementView
            hours={record.hours}
            lines={record.lines}
            more={(line) => (
              <ButtonLink variant="ghost" to={path('/gestao/plantoes/escala/plantao/:shiftId/ponto', { shiftId: line.id })}>
                Ver o ponto
              </ButtonLink>
            )}
          />
        </chakra.div>
      )}
    </RecordDialog>
  );
}

const signedWords = ({ presented_by, presented_at, signed_at }: NonNullable<PersonStatement['statement']>): string =>
  [
    `Assinado pela coordenação: ${presented_by}, ${formatInstantFull(presented_at)}.`,
    signed_at && `Assinado pelo profissional: ${formatInstantFull(signed_at)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const maySign = ({ statement, problem }: PersonStatement): boolean => statement !== null || problem === null;

/** The coordination signs what may be signed, takes back what waits for the professional, and reopens what both signed. */
const Signing = ({ record: { id, statement }, month }: { record: PersonStatement; month: string }) => {
  const { sign } = usePresent(month);
  const [asks, setAsks] = useState(false);
  if (!statement)
    return (
      <Button variant="primary" icon={Signature} onClick={() => void sign([id])}>
        Assinar pela coordenação
      </Button>
    );
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {wordsOf(statement).act}
      </Button>
      {asks && <Withdrawal statement={statement} onClose={() => setAsks(false)} />}
    </>
  );
};

type Statement = NonNullable<PersonStatement['statement']>;
type WithdrawalProps = { statement: Statement; onClose: () => void };

const wordsOf = ({ status }: Statement) =>
  status === 'signed'
    ? {
        act: 'Reabrir mês',
        message:
          'O que os dois lados assinaram fica guardado como era. O profissional e a coordenação são avisados, e o mês é assinado de novo.',
        done: 'Mês reaberto.',
      }
    : {
        act: 'Retirar espelho',
        message: 'O profissional é avisado, e o ponto do mês pode ser corrigido de novo.',
        done: 'Espelho retirado.',
      };

const Withdrawal = ({ statement, onClose }: WithdrawalProps) => {
  const { id, version } = statement;
  const { act, message, done } = wordsOf(statement);
  const scope = useGroupScope();
  const { mutateAsync } = useMutation(hoursStatementMutations.withdraw);
  return (
    <FormQuestion
      title={act}
      message={message}
      schema={withdrawForm}
      submit={({ reason }) => mutateAsync({ ...scope, id, body: { reason, version } })}
      done={done}
      submitLabel={act}
      onClose={onClose}
    >
      <TextField name="reason" autoFocus />
    </FormQuestion>
  );
};
