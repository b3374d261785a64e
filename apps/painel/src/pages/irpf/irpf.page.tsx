import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxPendencyQueries } from '@esteto/api-client/tax/income-tax-pendency';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import type { PendencyRow } from '@esteto/contract/tax/income-tax-pendency';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { Eye, FolderOpen, History, MessageSquarePlus, UserRound } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router';
import { incomeTaxColumns, incomeTaxFilterFields, pendencyColumns, pendencyFilterFields } from './income-tax-columns.ts';
import { PaceLine } from './pace-line.tsx';
import { ReturnsBoard } from './returns-board.tsx';
import { useManyReturns } from './use-many-returns.tsx';

/** People's yearly returns: as a board by status, as a list, and by what they wait for. */
export default function IncomeTaxPage() {
  const view = useView('ver', incomeTaxViews);
  const ways = <ViewLinks label="Como ver as declarações" name="ver" views={incomeTaxViews} />;
  if (view === 'lista') return <ReturnsList ways={ways} />;
  if (view === 'pendencias') return <PendencyList ways={ways} />;
  return (
    <>
      <ReturnsBoard subtitle={ways} />
      <Outlet />
    </>
  );
}

const ReturnsList = ({ ways }: { ways: ReactNode }) => {
  const canEdit = useCan(incomeTaxes.edit);
  const { assign, remind, question } = useManyReturns(ownId);
  const bulk = useMemo(() => [assign, remind], [assign, remind]);
  return (
    <ListPage
      title="IRPF"
      subtitle={ways}
      query={incomeTaxQueries.list}
      columns={incomeTaxColumns}
      filters={incomeTaxFilterFields}
      create="criar"
      createLabel="Nova declaração"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={({ user_name }) => user_name}
      actions={canEdit ? [details, ask, person, files, past] : [details, files, past]}
      bulk={canEdit ? bulk : undefined}
      above={<PaceLine />}
      empty="Nenhuma declaração ainda."
    >
      {question}
      <Outlet />
    </ListPage>
  );
};

const PendencyList = ({ ways }: { ways: ReactNode }) => {
  const canEdit = useCan(incomeTaxes.edit);
  const { remind, question } = useManyReturns(returnId);
  const bulk = useMemo(() => [remind], [remind]);
  return (
    <ListPage
      title="IRPF"
      subtitle={ways}
      query={incomeTaxPendencyQueries.list}
      columns={pendencyColumns}
      filters={pendencyFilterFields}
      rowHref={homeHref}
      rowName={({ user_name }) => user_name}
      bulk={canEdit ? bulk : undefined}
      empty="Nenhuma pendência ainda."
    >
      {question}
      <Outlet />
    </ListPage>
  );
};

const ownId = ({ id }: IncomeTaxRow): number => id;
const returnId = ({ income_tax_id }: PendencyRow): number => income_tax_id;
const rowHref = ({ id }: IncomeTaxRow): string => `${id}/detalhes`;
const homeHref = ({ income_tax_id }: PendencyRow): string => `${income_tax_id}/detalhes`;

const details: RowAction<IncomeTaxRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const ask: RowAction<IncomeTaxRow> = { label: 'Pedir algo', icon: MessageSquarePlus, to: ({ id }) => `${id}/pendencia` };
const person: RowAction<IncomeTaxRow> = { label: 'Editar médico', icon: UserRound, to: ({ user_id }) => `usuario/${user_id}/editar` };
const files: RowAction<IncomeTaxRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ id }) => `${id}/arquivos` };
const past: RowAction<IncomeTaxRow> = { label: 'Histórico', icon: History, to: ({ id }) => `${id}/historico` };

/** How the returns are looked at. */
const incomeTaxViews = { quadro: 'Quadro', lista: 'Lista', pendencias: 'Pendências' } as const;
