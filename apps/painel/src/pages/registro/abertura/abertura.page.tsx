import { registrationQueries } from '@esteto/api-client/opening/registration';
import { useCan } from '@esteto/auth/can/can.tsx';
import { registrations } from '@esteto/contract/access';
import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { Building2, Eye, FolderOpen, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { openingColumns, openingFilterFields } from './opening-columns.tsx';
import { OpeningsBoard } from './openings-board.tsx';

/** Companies that are being opened: as a board by step, and as a list. */
export default function OpeningsPage() {
  const view = useView('ver', openingViews);
  const canEdit = useCan(registrations.edit);
  const ways = <ViewLinks label="Como ver as aberturas" name="ver" views={openingViews} />;
  if (view === 'lista')
    return (
      <ListPage
        title="Abertura"
        subtitle={ways}
        query={registrationQueries.list}
        columns={openingColumns}
        filters={openingFilterFields}
        create="criar"
        createLabel="Nova abertura"
        createAllowed={canEdit}
        rowHref={rowHref}
        rowName={({ company_name }) => company_name}
        actions={canEdit ? [details, past, editCompany, files] : [details, past, files]}
        empty="Nenhuma abertura ainda."
      >
        <Outlet />
      </ListPage>
    );
  return (
    <>
      <OpeningsBoard subtitle={ways} />
      <Outlet />
    </>
  );
}

const rowHref = ({ id }: RegistrationRow): string => `registro/${id}/detalhes`;

const details: RowAction<RegistrationRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const past: RowAction<RegistrationRow> = { label: 'Histórico', icon: History, to: ({ id }) => `registro/${id}/historico` };
const editCompany: RowAction<RegistrationRow> = {
  label: 'Editar empresa',
  icon: Building2,
  to: ({ company_id }) => `empresa/${company_id}/editar`,
};
const files: RowAction<RegistrationRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ company_id }) => `empresa/${company_id}/arquivos` };

/** How the openings are looked at. */
const openingViews = { quadro: 'Quadro', lista: 'Lista' } as const;
