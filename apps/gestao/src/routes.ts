import { groupInvoices, managerPerson, ownGroup, qualifications, tags, units } from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { GraduationCap, ReceiptText, Settings } from 'lucide-react';

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
  page(
    'qualificacoes',
    {
      label: 'Qualificações',
      icon: GraduationCap,
      who: qualifications.view,
      load: () => import('./pages/qualificacoes/qualificacoes.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Nova qualificação',
        who: qualifications.edit,
        load: () => import('./pages/qualificacoes/criar.dialog.tsx'),
      }),
      dialog(':qualificationId/editar', { who: qualifications.edit, load: () => import('./pages/qualificacoes/editar.dialog.tsx') }),
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
    page('tags', { label: 'Tags', who: tags.view, load: () => import('./pages/configuracoes/tags/tags.page.tsx') }, [
      dialog('criar', { label: 'Nova tag', who: tags.edit, load: () => import('./pages/configuracoes/tags/criar.dialog.tsx') }),
      dialog(':tagId/editar', { who: tags.edit, load: () => import('./pages/configuracoes/tags/editar.dialog.tsx') }),
    ]),
  ]),
  page('minha-conta', { label: 'Minha conta', who: managerPerson, load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
];
