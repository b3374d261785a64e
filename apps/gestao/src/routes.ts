import { units } from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { Settings } from 'lucide-react';

export const routes = [
  section('configuracoes', { label: 'Configurações', icon: Settings }, [
    page('unidades', { label: 'Unidades', who: units.view, load: () => import('./pages/configuracoes/unidades/unidades.page.tsx') }, [
      dialog('criar', { label: 'Nova unidade', who: units.edit, load: () => import('./pages/configuracoes/unidades/criar.dialog.tsx') }),
      dialog(':unitId/editar', { who: units.edit, load: () => import('./pages/configuracoes/unidades/editar.dialog.tsx') }),
    ]),
  ]),
] as const satisfies RouteTable;
