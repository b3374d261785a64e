import { groupInvoices, managerPerson, ownGroup, units } from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { ReceiptText, Settings } from 'lucide-react';

export const routes: RouteTable = [
  page(
    'notas-fiscais',
    {
      label: 'Notas fiscais',
      icon: ReceiptText,
      who: groupInvoices.view,
      load: () => import('./pages/notas-fiscais/notas-fiscais.page.tsx'),
    },
    [
      dialog('detalhes/:invoiceId', {
        who: groupInvoices.view,
        load: () => import('./pages/notas-fiscais/detalhes.dialog.tsx'),
      }),
    ],
  ),
  section('configuracoes', { label: 'Configurações', icon: Settings }, [
    page('geral', { label: 'Geral', who: ownGroup.view, load: () => import('./pages/configuracoes/geral/geral.page.tsx') }, [
      dialog('editar', {
        label: 'Grupo e regras',
        who: ownGroup.edit,
        load: () => import('./pages/configuracoes/geral/editar.dialog.tsx'),
      }),
      dialog('gestores/convidar', {
        label: 'Convidar gestor',
        who: ownGroup.edit,
        load: () => import('./pages/configuracoes/geral/gestores.convidar.dialog.tsx'),
      }),
      dialog('gestores/:managerId/editar', {
        who: ownGroup.edit,
        load: () => import('./pages/configuracoes/geral/gestores.editar.dialog.tsx'),
      }),
      dialog('historico', { who: ownGroup.view, load: () => import('./pages/configuracoes/geral/historico.dialog.tsx') }),
    ]),
    page('unidades', { label: 'Unidades', who: units.view, load: () => import('./pages/configuracoes/unidades/unidades.page.tsx') }, [
      dialog('criar', { label: 'Nova unidade', who: units.edit, load: () => import('./pages/configuracoes/unidades/criar.dialog.tsx') }),
      dialog(':unitId/editar', { who: units.edit, load: () => import('./pages/configuracoes/unidades/editar.dialog.tsx') }),
    ]),
  ]),
  page('minha-conta', { label: 'Minha conta', who: managerPerson, load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
];
