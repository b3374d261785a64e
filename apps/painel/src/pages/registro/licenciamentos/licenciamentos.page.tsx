import { licensingQueries } from '@esteto/api-client/opening/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { LicensingRow } from '@esteto/contract/opening/licensing';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, Eye, FolderOpen, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { licensingColumns, licensingFilterFields } from './licensing-columns.ts';
import { RenewalRadar } from './renewal-radar.tsx';

/** The licences of the companies: as a list, and by what ends soon. */
export default function LicensingPage() {
  const view = useView('ver', licensingViews);
  const canEdit = useCan(licensings.edit);
  const ways = <ViewLinks label="Como ver os licenciamentos" name="ver" views={licensingViews} />;
  if (view === 'radar')
    return (
      <>
        <RenewalRadar subtitle={ways} />
        <Outlet />
      </>
    );
  return (
    <ListPage
      title="Licenciamentos"
      subtitle={ways}
      query={licensingQueries.list}
      columns={licensingColumns}
      filters={licensingFilterFields}
      create="criar"
      createLabel="Novo licenciamento"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={({ company_name }) => company_name}
      actions={canEdit ? [details, past, editCompany, files] : [details, past, files]}
      empty="Nenhum licenciamento ainda."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: LicensingRow): string => `licenciamento/${id}/detalhes`;

const details: RowAction<LicensingRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const past: RowAction<LicensingRow> = { label: 'Histórico', icon: History, to: ({ id }) => `licenciamento/${id}/historico` };
const editCompany: RowAction<LicensingRow> = {
  label: 'Editar empresa',
  icon: Building2,
  to: ({ company_id }) => `empresa/${company_id}/editar`,
};
const files: RowAction<LicensingRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ company_id }) => `empresa/${company_id}/arquivos` };

/** How the licences are looked at. */
const licensingViews = { lista: 'Lista', radar: 'A vencer' } as const;

LicensingPage.query = listStart(licensingQueries.list, licensingFilterFields);
