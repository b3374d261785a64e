import {
  dutySchedule,
  groupAccreditations,
  groupInvoices,
  groupNotices,
  managerPerson,
  ownGroup,
  qualifications,
  scaleTemplates,
  tags,
  unitBudgets,
  units,
} from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { BellRing, CalendarDays, GraduationCap, ReceiptText, Settings, Stethoscope } from 'lucide-react';

export const routes: RouteTable = [
  section('plantoes', { label: 'Plantões', icon: CalendarDays }, [
    page('escala', { label: 'Escala', who: dutySchedule.view, load: () => import('./pages/plantoes/escala/escala.page.tsx') }, [
      dialog('criar', { label: 'Novo plantão', who: dutySchedule.edit, load: () => import('./pages/plantoes/escala/criar.dialog.tsx') }),
      dialog('plantao/:shiftId', { who: dutySchedule.view, load: () => import('./pages/plantoes/escala/plantao.dialog.tsx') }),
      dialog('plantao/:shiftId/ponto', {
        who: dutySchedule.view,
        load: () => import('./pages/plantoes/escala/plantao.ponto.dialog.tsx'),
      }),
      dialog('publicar', {
        label: 'Publicar a escala',
        who: dutySchedule.edit,
        load: () => import('./pages/plantoes/escala/publicar.dialog.tsx'),
      }),
      dialog('preencher', {
        label: 'Preencher vagas',
        who: dutySchedule.edit,
        load: () => import('./pages/plantoes/escala/preencher.dialog.tsx'),
      }),
    ]),
    page('anuncios', { label: 'Anúncios', who: dutySchedule.view, load: () => import('./pages/plantoes/anuncios/anuncios.page.tsx') }, [
      dialog('criar', {
        label: 'Anunciar vagas',
        who: dutySchedule.edit,
        load: () => import('./pages/plantoes/anuncios/criar.dialog.tsx'),
      }),
      dialog(':shiftId/detalhes', { who: dutySchedule.view, load: () => import('./pages/plantoes/anuncios/detalhes.dialog.tsx') }),
    ]),
    page(
      'solicitacoes',
      { label: 'Solicitações', who: dutySchedule.view, load: () => import('./pages/plantoes/solicitacoes/solicitacoes.page.tsx') },
      [
        dialog('folga', {
          label: 'Dar folga',
          who: dutySchedule.edit,
          load: () => import('./pages/plantoes/solicitacoes/folga.dialog.tsx'),
        }),
        dialog(':requestId/detalhes', { who: dutySchedule.view, load: () => import('./pages/plantoes/solicitacoes/detalhes.dialog.tsx') }),
        dialog(':requestId/historico', {
          who: dutySchedule.view,
          load: () => import('./pages/plantoes/solicitacoes/historico.dialog.tsx'),
        }),
      ],
    ),
    page('horas', { label: 'Horas', who: dutySchedule.view, load: () => import('./pages/plantoes/horas/horas.page.tsx') }, [
      dialog('espelho/:professionalId', {
        who: dutySchedule.view,
        load: () => import('./pages/plantoes/horas/espelho.dialog.tsx'),
      }),
    ]),
    page('custos', { label: 'Custos', who: dutySchedule.view, load: () => import('./pages/plantoes/custos/custos.page.tsx') }, [
      dialog(':unitId/orcamento', {
        who: unitBudgets.edit,
        load: () => import('./pages/plantoes/custos/orcamento.dialog.tsx'),
      }),
    ]),
    page(
      'modelos-de-escala',
      {
        label: 'Modelos de escala',
        who: scaleTemplates.view,
        load: () => import('./pages/plantoes/modelos-de-escala/modelos-de-escala.page.tsx'),
      },
      [
        dialog('criar', {
          label: 'Novo modelo de escala',
          who: scaleTemplates.edit,
          load: () => import('./pages/plantoes/modelos-de-escala/criar.dialog.tsx'),
        }),
        dialog(':templateId/editar', {
          who: scaleTemplates.edit,
          load: () => import('./pages/plantoes/modelos-de-escala/editar.dialog.tsx'),
        }),
        dialog(':templateId/aplicar', {
          who: scaleTemplates.edit,
          load: () => import('./pages/plantoes/modelos-de-escala/aplicar.dialog.tsx'),
        }),
      ],
    ),
  ]),
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
        dialog(':accreditationId/aprovar', {
          who: groupAccreditations.decide,
          load: () => import('./pages/profissionais/credenciamento/aprovar.dialog.tsx'),
        }),
        dialog(':accreditationId/unidades', {
          who: groupAccreditations.decide,
          load: () => import('./pages/profissionais/credenciamento/unidades.dialog.tsx'),
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
        dialog('convidar-por-email', {
          label: 'Convidar médico por e-mail',
          who: groupAccreditations.review,
          load: () => import('./pages/profissionais/convite-credenciamento/convidar-por-email.dialog.tsx'),
        }),
      ],
    ),
  ]),
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
    'notificacoes',
    {
      label: 'Notificações',
      icon: BellRing,
      who: groupNotices.view,
      load: () => import('./pages/notificacoes/notificacoes.page.tsx'),
    },
    [
      dialog('criar', { label: 'Novo aviso', who: groupNotices.edit, load: () => import('./pages/notificacoes/criar.dialog.tsx') }),
      dialog(':groupNoticeId/detalhes', { who: groupNotices.view, load: () => import('./pages/notificacoes/detalhes.dialog.tsx') }),
      dialog(':groupNoticeId/destinatarios', {
        who: groupNotices.view,
        load: () => import('./pages/notificacoes/destinatarios.dialog.tsx'),
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
