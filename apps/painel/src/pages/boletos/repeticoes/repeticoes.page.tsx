import { boletoRecurrenceMutations, boletoRecurrenceQueries } from '@esteto/api-client/money/boleto-recurrence';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { BoletoRecurrenceRow } from '@esteto/contract/money/boleto-recurrence';
import { recurrenceStatusLabel, recurrenceStatusTone } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { type BoletoRecurrenceAction, boletoRecurrenceMachine } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-life';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { CircleStop, Pencil, Play } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { companyFilter } from '../../../features/filtros/record-filters.ts';

/** Boletos of fixed bills that are made anew every month: what comes next, what has stopped and why. */
export default function BoletoRecurrencesPage() {
  const canEdit = useCan(boletos.edit);
  const steps = useSteps();
  const actions = useMemo(() => (canEdit ? [change, ...steps] : undefined), [canEdit, steps]);
  return (
    <ListPage
      title="Boletos que se repetem"
      query={boletoRecurrenceQueries.list}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      rowName={({ company_name, description }) => `${company_name}: ${description}`}
      actions={actions}
      empty="Nenhum boleto se repete. Escolha “Todo mês” ao incluir um honorário ou uma taxa."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: BoletoRecurrenceRow): string => `repeticao/${id}`;

const mayBe = (action: BoletoRecurrenceAction, { status }: BoletoRecurrenceRow): boolean =>
  boletoRecurrenceMachine.legalActions(status, 'staff').includes(action);

const change: RowAction<BoletoRecurrenceRow> = {
  label: 'Alterar',
  icon: Pencil,
  to: rowHref,
  allowed: ({ status }) => status !== 'ended',
};

/** Going on is one press; ending is asked about first. */
const useSteps = (): RowAction<BoletoRecurrenceRow>[] => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: resume } = useMutation(boletoRecurrenceMutations.resume);
  const { mutateAsync: end } = useMutation(boletoRecurrenceMutations.end);
  return useMemo(() => {
    const goOn = async ({ id, version }: BoletoRecurrenceRow) => {
      await resume({ id, body: { version } });
      toast.success('Repetição retomada, a partir do mês que ainda não venceu.');
    };
    const ask = async ({ id, version, description, company_name }: BoletoRecurrenceRow) => {
      const message = `${description}, de ${company_name}: nenhum boleto novo é feito. Os que já existem ficam como estão.`;
      const question = { title: 'Encerrar repetição', message, confirmLabel: 'Encerrar repetição', negative: true };
      if (await confirm({ ...question, action: () => end({ id, body: { version } }) })) toast.success('Repetição encerrada.');
    };
    return [
      { label: 'Retomar', icon: Play, allowed: (row) => mayBe('resume', row), onSelect: (row) => void goOn(row).catch(tellFailure) },
      { label: 'Encerrar', icon: CircleStop, tone: 'danger', allowed: (row) => mayBe('end', row), onSelect: (row) => void ask(row) },
    ];
  }, [confirm, end, resume, tellFailure]);
};

const columns = columnsFor<BoletoRecurrenceRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'description', header: 'Descrição' },
  { key: 'day', header: 'Vence no dia', width: 5, lead: 'vence no dia' },
  { key: 'status', header: 'Situação', cell: statusCell(recurrenceStatusLabel, recurrenceStatusTone) },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'next_competence', header: 'Próximo mês', cell: 'month', hidden: true },
  { key: 'next_on', header: 'Próximo feito em', cell: 'date', lead: 'próximo' },
  { key: 'until', header: 'Até', cell: 'month', hidden: true },
  { key: 'pause_reason', header: 'Por que parou', hidden: true },
  { key: 'created_at', header: 'Incluída em', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [companyFilter, { kind: 'option', name: 'status', label: 'Situação', options: recurrenceStatusLabel }];

BoletoRecurrencesPage.query = listStart(boletoRecurrenceQueries.list, filters);
