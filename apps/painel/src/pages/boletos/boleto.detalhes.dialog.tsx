import { call } from '@esteto/api-client/api';
import { boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import { type BoletoDetail, boleto as contract } from '@esteto/contract/money/boleto';
import {
  type BoletoStatus,
  boletoMachine,
  boletoStatusLabel,
  boletoStatusTone,
  isOpenBoleto,
} from '@esteto/domain/money/boleto/boleto-life';
import { replaceProblem } from '@esteto/domain/money/boleto/boleto-replacing';
import { boletoRecurrenceSentence } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-life';
import { monthlyObligationStatusLabel } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { BoletoFacts } from '@esteto/features/money/boleto/boleto-facts.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Ban, CircleDollarSign, FileText, History, Pencil, Replace, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { path } from '../../path.ts';
import { type BoletoAct, BoletoQuestion } from './boleto-question.tsx';

/** A boleto by itself: what it says, who has seen it, and what may be done. */
export default function StaffBoletoDialog() {
  const id = Number(useParams().boletoId);
  const canEdit = useCan(boletos.edit);
  const { search } = useLocation();
  const [question, setQuestion] = useState<{ act: BoletoAct; boleto: BoletoDetail } | null>(null);
  return (
    <>
      <RecordDialog
        noun="Boleto"
        query={boletoQueries.detail({ id })}
        title={({ description }) => description}
        subtitle={({ status, company_name }) => (
          <>
            <StatusBadge status={{ label: boletoStatusLabel[status], tone: boletoStatusTone[status] }} /> {company_name}
          </>
        )}
        footer={(boleto) => (
          <>
            <MoreActions items={[...linksOf(id), ...(canEdit ? changesOf(boleto, (act) => setQuestion({ act, boleto })) : [])]} />
            {canEdit && isOpenBoleto(boleto.status) && (
              <ButtonLink icon={CircleDollarSign} to={path('/painel/boletos/boleto/:boletoId/pagamento', { boletoId: id }) + search}>
                Registrar pagamento
              </ButtonLink>
            )}
          </>
        )}
      >
        {(boleto) => (
          <BoletoFacts boleto={boleto} reader="staff" hrefOf={hrefOf}>
            {boleto.obligation && <Facts facts={[{ label: 'Obrigação', value: <ObligationLink {...boleto.obligation} /> }]} />}
            <Facts
              title="Com o cliente"
              facts={[
                {
                  label: 'Visto',
                  value:
                    boleto.views.length > 0
                      ? boleto.views.map(({ name, at }) => `${name}, ${formatInstant(at, today())}`).join('\n')
                      : 'Ninguém abriu ainda',
                },
                { label: 'E-mails do financeiro', value: boleto.financial_emails.join('\n') },
                { label: 'Telefones do financeiro', value: boleto.financial_phones.map(formatPhone).join('\n') },
                { label: 'Guia nova pedida em', value: boleto.new_guide_asked_on && formatDate(boleto.new_guide_asked_on, today()) },
                { label: 'Diz que pagou em', value: boleto.claimed_on && formatDate(boleto.claimed_on, today()) },
              ]}
            />
            {boleto.proof && (
              <FileRow
                label="Comprovante do pagamento"
                name={boleto.proof.name}
                mime={boleto.proof.mime}
                detail={boleto.proof.name}
                load={() => call(contract.proof, { id })}
              />
            )}
            {boleto.recurrence && (
              <Facts
                title="Repetição"
                facts={[
                  {
                    label: '',
                    value: canEdit ? (
                      <Link to={path('/painel/boletos/repeticoes/repeticao/:recurrenceId', { recurrenceId: boleto.recurrence.id })}>
                        {boletoRecurrenceSentence(boleto.recurrence)}
                      </Link>
                    ) : (
                      boletoRecurrenceSentence(boleto.recurrence)
                    ),
                  },
                ]}
              />
            )}
            <Facts title="Observações" facts={[{ label: '', value: boleto.notes }]} />
          </BoletoFacts>
        )}
      </RecordDialog>
      {question && <BoletoQuestion {...question} onClose={() => setQuestion(null)} />}
    </>
  );
}

/** What it is the guide of: it is delivered and paid with it. */
const ObligationLink = ({ id, status }: NonNullable<BoletoDetail['obligation']>) => (
  <Link to={path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id })}>
    {monthlyObligationStatusLabel[status]}
  </Link>
);

const hrefOf = (boletoId: number): string => path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId });

const linksOf = (boletoId: number) => [
  { label: 'PDF', icon: FileText, to: path('/painel/boletos/boleto/:boletoId/arquivo', { boletoId }) },
  { label: 'Histórico', icon: History, to: path('/painel/boletos/boleto/:boletoId/historico', { boletoId }) },
];

const changesOf = ({ id: boletoId, status, paid_amount }: BoletoDetail, ask: (act: BoletoAct) => void) => [
  ...(paid_amount !== null && legalFor(status).includes('undo_payment')
    ? [{ label: 'Desfazer pagamento', icon: Undo2, onSelect: () => ask('undoPayment') }]
    : []),
  ...(isOpenBoleto(status)
    ? [
        { label: 'Editar', icon: Pencil, to: path('/painel/boletos/boleto/:boletoId/editar', { boletoId }) },
        ...(replaceProblem({ status, paid_amount }) === null
          ? [{ label: 'Substituir', icon: Replace, to: path('/painel/boletos/boleto/:boletoId/substituir', { boletoId }) }]
          : []),
        { label: 'Cancelar boleto', icon: Ban, tone: 'danger' as const, onSelect: () => ask('cancel') },
      ]
    : []),
];

const legalFor = (status: BoletoStatus) => boletoMachine.legalActions(status, 'staff');
