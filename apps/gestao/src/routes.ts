import { groupAccreditations, groupInvoices, managerPerson, units } from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { ReceiptText, Settings, Stethoscope } from 'lucide-react';

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
  section('profissionais', { label: 'Profissionais', icon: Stethoscope }, [
    page(
      'credenciamento',
      {
        label: 'Credenciamento',
        who: groupAccreditations.view,
        load: () => import('./pages/profissionais/credenciamento/credenciamento.page.tsx'),
      },
      [
        dialog(':accreditationId/analise', {
          who: groupAccreditations.view,
          load: () => import('./pages/profissionais/credenciamento/analise.dialog.tsx'),
        }),
        dialog(':accreditationId/historico', {
          who: groupAccreditations.view,
          load: () => import('./pages/profissionais/credenciamento/historico.dialog.tsx'),
        }),
      ],
    ),
    page(
      'convite-credenciamento',
      {
        label: 'Convites',
        who: groupAccreditations.view,
        load: () => import('./pages/profissionais/convite-credenciamento/convite-credenciamento.page.tsx'),
      },
      [
        dialog('convidar', {
          label: 'Convidar médico',
          who: groupAccreditations.review,
          load: () => import('./pages/profissionais/convite-credenciamento/convidar.dialog.tsx'),
        }),
      ],
    ),
  ]),
  section('configuracoes', { label: 'Configurações', icon: Settings }, [
    page('unidades', { label: 'Unidades', who: units.view, load: () => import('./pages/configuracoes/unidades/unidades.page.tsx') }, [
      dialog('criar', { label: 'Nova unidade', who: units.edit, load: () => import('./pages/configuracoes/unidades/criar.dialog.tsx') }),
      dialog(':unitId/editar', { who: units.edit, load: () => import('./pages/configuracoes/unidades/editar.dialog.tsx') }),
    ]),
  ]),
  page('minha-conta', { label: 'Minha conta', who: managerPerson, load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
];
