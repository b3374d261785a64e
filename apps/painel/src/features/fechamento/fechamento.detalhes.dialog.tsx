import { call } from '@esteto/api-client/api';
import { closingMutations, closingQueries } from '@esteto/api-client/month/closing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { closingComments, companyClosings } from '@esteto/contract/access';
import { type ClosingDetail, closing as contract } from '@esteto/contract/month/closing';
import { closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import { type CloseForm, closeForm, closingSaveForm } from '@esteto/domain/month/closing/closing-form';
import { closingMachine } from '@esteto/domain/month/closing/closing-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download, HandCoins, History, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
import { TeamComments } from '../comentarios/team-comments.tsx';
import { AnalystField } from '../empresa/analyst-field.tsx';
import { ClosingFacts } from './closing-facts.tsx';
import { ClosingStanding } from './closing-standing.tsx';
import { ExtractField } from './extract-field.tsx';
import { useClosingMoves } from './use-closing-moves.tsx';

/** A month of a company by itself: what was looked at, what it comes to, and what may be done. */
export default function ClosingDetailsDialog() {
  const id = Number(useParams().closingId);
  const canEdit = useCan(companyClosings.edit);
  const { movesOf, question } = useClosingMoves();
  const [closed, setClosed] = useState<ClosingDetail | null>(null);
  const tellFailure = useTellFailure();
  const saveExtract = ({ company_name, month }: ClosingDetail) =>
    void call(contract.extract, { id }).then((file) => saveFile(`Extrato ${company_name} ${month}.pdf`, file), tellFailure);
  return (
    <>
      <RecordDialog
        noun="Fechamento"
        query={closingQueries.detail({ id })}
        title={({ company_name }) => company_name}
        subtitle={(closing) => (
          <>
            <ClosingStanding {...closing} /> {formatCompetenceLong(closing.month)}
          </>
        )}
        form={
          canEdit
            ? {
                id,
                schema: closingSaveForm,
                mutation: closingMutations.update,
                done: 'Fechamento alterado.',
                children: (closing) => (
                  <>
                    {closing?.regime === 'simples' && (
                      <>
                        <ExtractField id={id} />
                        <MoneyField name="das_official" span={3} />
                        <MoneyField name="revenue_official" span={3} />
                        <MoneyField name="rbt12_official" span={3} />
                      </>
                    )}
                    <AnalystField selected={closing} span={3} />
                    <TextAreaField name="observations" />
                  </>
                ),
              }
            : undefined
        }
        footer={(closing, edit) => (
          <>
            <MoreActions
              items={[
                ...movesOf(closing),
                {
                  label: 'Histórico',
                  icon: History,
                  to: path('/painel/mensal/fechados/fechamento/:closingId/historico', { closingId: id }),
                },
                {
                  label: 'Lucros da empresa',
                  icon: HandCoins,
                  to: path('/painel/mensal/lucros/empresa/:companyId', { companyId: closing.company_id }),
                },
                ...(closing.extract_file_id ? [{ label: 'Baixar o extrato', icon: Download, onSelect: () => saveExtract(closing) }] : []),
                ...(canEdit && closing.status !== 'closed' ? [{ label: 'Editar', icon: Pencil, onSelect: edit }] : []),
              ]}
            />
            {canEdit && mayCloseNow(closing) && (
              <Button icon={Lock} onClick={() => setClosed(closing)}>
                Fechar mês
              </Button>
            )}
          </>
        )}
      >
        {(closing) => (
          <>
            <ClosingFacts closing={closing} mayResolve={canEdit} />
            <TeamComments id={closing.id} who={closingComments} queries={closingQueries} mutations={closingMutations} />
          </>
        )}
      </RecordDialog>
      {question}
      {closed && <CloseClosing closing={closed} onClose={() => setClosed(null)} />}
    </>
  );
}

/** Nothing blocks it; over alerts it is in review. Who sent it there is the server's to say. */
const mayCloseNow = ({ status, result }: ClosingDetail): boolean =>
  closingMachine.legalActions(status, 'staff').includes('close') && (result === 'ok' || (result === 'alert' && status === 'in_review'));

/** The month is closed as it stands; over alerts with the reason of each. */
const CloseClosing = ({ closing, onClose }: { closing: ClosingDetail; onClose: () => void }) => {
  const { id, version, company_name, month, checks } = closing;
  const { mutateAsync: close } = useMutation(closingMutations.close);
  const alerts = checks.filter(({ result }) => result === 'alert');
  return (
    <FormOver
      form={{
        title: `Fechar ${formatCompetenceLong(month)}`,
        subtitle:
          alerts.length > 0
            ? `${company_name}: conte por que o mês fecha com cada alerta.`
            : `${company_name}: tudo passa, e os números ficam como estão.`,
        schema: closeForm,
        initial: { reasons: alerts.map(({ key }) => ({ key, reason: '' })) },
        mutation: { mutationFn: ({ body: { reasons } }: { body: CloseForm }) => close({ id, body: { reasons, version } }) },
        done: 'Mês fechado.',
        submitLabel: 'Fechar mês',
        children: alerts.map(({ key, words }, index) => (
          <TextAreaField key={key} name={`reasons.${index}.reason`} label={`${closingCheckLabel[key]}: ${words}`} rows={2} />
        )),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
