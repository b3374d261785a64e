import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxComments } from '@esteto/contract/access';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxFile } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric, formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { resultWords } from '@esteto/domain/tax/income-tax/approval-text';
import { accountWords } from '@esteto/domain/tax/income-tax/income-tax-account';
import { incomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxKindLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPayment, incomeTaxPaymentLabel } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { ecacStatusLabel, incomeTaxStatusLabel, incomeTaxStatusTone } from '@esteto/domain/tax/income-tax/income-tax-status';
import { YEAR_FIGURES, yearFigureLabel } from '@esteto/domain/tax/income-tax/year-figures';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { BookOpenText, FolderOpen, History, MessageSquarePlus, Pencil, UserRound } from 'lucide-react';
import { useParams } from 'react-router';
import { TeamComments } from '../../features/comentarios/team-comments.tsx';
import { path } from '../../path.ts';
import { MissingItems } from './missing-items.tsx';
import { ResponsibleField } from './responsible-field.tsx';
import { ReturnAuditPoints } from './return-audit-points.tsx';
import { ReturnItems } from './return-items.tsx';
import { useReturnPaths } from './return-paths.ts';
import { ReturnPendencies } from './return-pendencies.tsx';
import { ReturnQuotas } from './return-quotas.tsx';
import { ReturnRefund } from './return-refund.tsx';
import { useIncomeTaxMoves } from './use-income-tax-moves.tsx';

/** How often it is asked whether a file was read meanwhile. */
const ASK_EVERY_MS = 3_000;

/** A return by itself: what it asks for, what it waits for, what came of it, and what may be done. */
export default function IncomeTaxDetailsDialog() {
  const id = Number(useParams().irpfId);
  const { canEdit, movesOf, question } = useIncomeTaxMoves();
  const paths = useReturnPaths(id);
  return (
    <>
      <RecordDialog
        noun="Declaração"
        size="lg"
        query={{
          ...incomeTaxQueries.detail({ id }),
          refetchInterval: ({ state }: { state: { data?: IncomeTaxDetail } }) => state.data?.files.some(isBeingRead) && ASK_EVERY_MS,
        }}
        title={({ user_name, exercise_year }) => `${user_name} · IRPF ${exercise_year}`}
        subtitle={({ status }) => <StatusBadge status={{ label: incomeTaxStatusLabel[status], tone: incomeTaxStatusTone[status] }} />}
        form={
          canEdit
            ? {
                id,
                schema: incomeTaxForm,
                mutation: incomeTaxMutations.update,
                done: 'Declaração salva.',
                children: (row) => (
                  <>
                    <ResponsibleField selected={row} />
                    <DateField name="deadline" span={3} />
                    <MoneyField name="price" span={3} />
                  </>
                ),
              }
            : undefined
        }
        footer={(row, edit) => (
          <>
            <MoreActions items={[...movesOf(row), ...(canEdit ? formsOf(row, paths) : []), ...linksOf(row, canEdit)]} />
            {canEdit && (
              <Button icon={Pencil} onClick={edit}>
                Editar
              </Button>
            )}
          </>
        )}
      >
        {(row) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <Facts facts={factsOf(row)} />
            <ReturnAuditPoints row={row} canEdit={canEdit} />
            <ReturnRefund row={row} canEdit={canEdit} />
            {row.transmitted_at !== null && <ReturnQuotas row={row} canEdit={canEdit} />}
            <ReturnItems home={row} items={row.items} files={row.files} canEdit={canEdit} />
            {canEdit && isBeingMade(row.status) && <MissingItems id={id} />}
            <ReturnPendencies irpfId={row.id} pendencies={row.pendencies} files={row.files} canEdit={canEdit} />
            <TeamComments id={id} who={incomeTaxComments} queries={incomeTaxQueries} mutations={incomeTaxMutations} />
          </chakra.div>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

const isBeingRead = ({ reading }: IncomeTaxFile): boolean => reading?.status === 'waiting';

const factsOf = (row: IncomeTaxDetail) => [
  { label: 'Tipo', value: incomeTaxKindLabel[row.kind] },
  { label: 'Responsável', value: row.responsible_name ?? 'Sem responsável' },
  { label: 'Prazo', value: formatDateNumeric(row.deadline) },
  { label: 'Preço', value: formatMoney(row.price) },
  { label: 'Pagamento', value: incomeTaxPaymentLabel[incomeTaxPayment(row)] },
  { label: 'Resultado', value: row.result && resultWords({ ...row, result: row.result }) },
  { label: 'Forma de tributação', value: row.result && (row.uses_simplified ? 'Desconto simplificado' : 'Deduções legais') },
  ...YEAR_FIGURES.map((figure) => ({ label: yearFigureLabel[figure], value: row[figure] === null ? null : formatMoney(row[figure]) })),
  { label: row.result === 'to_refund' ? 'Como receber a restituição' : 'Como pagar o imposto', value: accountWords(row) },
  { label: 'Aprovada pelo cliente', value: row.approved_at && formatInstant(row.approved_at, today()) },
  { label: 'Transmitida', value: row.transmitted_at && formatInstant(row.transmitted_at, today()) },
  { label: 'Recibo', value: row.receipt_number },
  { label: 'No e-CAC', value: row.ecac_status && ecacStatusLabel[row.ecac_status] },
  { label: 'Lote da restituição', value: row.refund_batch },
  { label: 'Malha fina', value: row.audit_note },
];

/** What the team writes of a return. */
const formsOf = (row: IncomeTaxDetail, paths: ReturnType<typeof useReturnPaths>) => [
  { label: 'Informar o resultado', to: paths.result },
  ...(isBeingMade(row.status) ? [{ label: 'Pedir mais um documento', to: paths.document }] : []),
  ...(incomeTaxPayment(row) === 'unbilled' ? [{ label: 'Cobrar', to: paths.bill }] : []),
];

const linksOf = ({ id, user_id }: IncomeTaxDetail, canEdit: boolean) => [
  ...(canEdit
    ? [
        { label: 'Pedir algo ao médico', icon: MessageSquarePlus, to: path('/painel/irpf/:irpfId/pendencia', { irpfId: id }) },
        { label: 'Editar médico', icon: UserRound, to: path('/painel/irpf/usuario/:userId/editar', { userId: user_id }) },
      ]
    : []),
  { label: 'Dossiê', icon: BookOpenText, to: path('/painel/irpf/:irpfId/dossie', { irpfId: id }) },
  { label: 'Arquivos', icon: FolderOpen, to: path('/painel/irpf/:irpfId/arquivos', { irpfId: id }) },
  { label: 'Histórico', icon: History, to: path('/painel/irpf/:irpfId/historico', { irpfId: id }) },
];
