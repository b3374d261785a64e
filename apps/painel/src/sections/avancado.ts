import {
  analystActivation,
  analysts,
  colleges,
  departments,
  master,
  newsDesk,
  notificationDesk,
  npsSurveys,
  termsVersions,
} from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Settings2 } from 'lucide-react';

export const avancado = section('avancado', { label: 'Avançado', icon: Settings2 }, [
  page('analistas', { label: 'Analistas', who: analysts.view, load: () => import('../pages/avancado/analistas/analistas.page.tsx') }, [
    dialog('criar', {
      label: 'Convidar para a equipe',
      who: analysts.edit,
      load: () => import('../pages/avancado/analistas/criar.dialog.tsx'),
    }),
    dialog('analista/:analystId/editar', {
      who: analysts.edit,
      load: () => import('../pages/avancado/analistas/analista.editar.dialog.tsx'),
    }),
    dialog('analista/:analystId/passar-trabalho', {
      who: analysts.edit,
      load: () => import('../pages/avancado/analistas/analista.passar-trabalho.dialog.tsx'),
    }),
    dialog('analista/:analystId/desativar', {
      who: analystActivation.edit,
      load: () => import('../pages/avancado/analistas/analista.desativar.dialog.tsx'),
    }),
    dialog('analista/:analystId/historico', {
      who: analysts.view,
      load: () => import('../pages/avancado/analistas/analista.historico.dialog.tsx'),
    }),
  ]),
  page('analistas/analista/:analystId/acessos', {
    label: 'O que vê e pode',
    who: analysts.view,
    load: () => import('../pages/avancado/analistas/analista/acessos/acessos.page.tsx'),
  }),
  page('setores', { label: 'Setores', who: departments.view, load: () => import('../pages/avancado/setores/setores.page.tsx') }, [
    dialog('criar', { who: departments.edit, load: () => import('../pages/avancado/setores/criar.dialog.tsx') }),
    dialog('setor/:departmentId/editar', {
      who: departments.edit,
      load: () => import('../pages/avancado/setores/setor.editar.dialog.tsx'),
    }),
  ]),
  page(
    'termos-de-servico',
    {
      label: 'Termos de serviço',
      who: termsVersions.view,
      load: () => import('../pages/avancado/termos-de-servico/termos-de-servico.page.tsx'),
    },
    [
      dialog('criar', { who: termsVersions.edit, load: () => import('../pages/avancado/termos-de-servico/criar.dialog.tsx') }),
      dialog('versao/:termsId/editar', {
        who: termsVersions.edit,
        load: () => import('../pages/avancado/termos-de-servico/versao.editar.dialog.tsx'),
      }),
      dialog('versao/:termsId/publicar', {
        who: termsVersions.edit,
        load: () => import('../pages/avancado/termos-de-servico/versao.publicar.dialog.tsx'),
      }),
      dialog('versao/:termsId/detalhes', {
        who: termsVersions.view,
        load: () => import('../pages/avancado/termos-de-servico/versao.detalhes.dialog.tsx'),
      }),
      dialog('versao/:termsId/aceites', {
        who: termsVersions.view,
        load: () => import('../pages/avancado/termos-de-servico/versao.aceites.dialog.tsx'),
      }),
    ],
  ),
  page('novidades', { label: 'Novidades', who: newsDesk.view, load: () => import('../pages/avancado/novidades/novidades.page.tsx') }, [
    dialog('criar', {
      label: 'Nova novidade',
      who: newsDesk.edit,
      load: () => import('../pages/avancado/novidades/criar.dialog.tsx'),
    }),
    dialog('novidade/:newsId/detalhes', {
      who: newsDesk.view,
      load: () => import('../pages/avancado/novidades/novidade.detalhes.dialog.tsx'),
    }),
    dialog('novidade/:newsId/leituras', {
      who: newsDesk.view,
      load: () => import('../pages/avancado/novidades/novidade.leituras.dialog.tsx'),
    }),
  ]),
  page(
    'notificacoes',
    {
      label: 'Notificações',
      who: notificationDesk.view,
      load: () => import('../pages/avancado/notificacoes/notificacoes.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Nova mensagem',
        who: notificationDesk.edit,
        load: () => import('../pages/avancado/notificacoes/criar.dialog.tsx'),
      }),
      dialog('mensagem/:broadcastId/detalhes', {
        who: notificationDesk.view,
        load: () => import('../pages/avancado/notificacoes/mensagem.detalhes.dialog.tsx'),
      }),
      dialog('mensagem/:broadcastId/destinatarios', {
        who: notificationDesk.view,
        load: () => import('../pages/avancado/notificacoes/mensagem.destinatarios.dialog.tsx'),
      }),
    ],
  ),
  page('faculdades', { label: 'Faculdades', who: colleges.view, load: () => import('../pages/avancado/faculdades/faculdades.page.tsx') }, [
    dialog('criar', {
      label: 'Nova faculdade',
      who: colleges.edit,
      load: () => import('../pages/avancado/faculdades/criar.dialog.tsx'),
    }),
    dialog('faculdade/:collegeId/editar', {
      who: colleges.edit,
      load: () => import('../pages/avancado/faculdades/faculdade.editar.dialog.tsx'),
    }),
    dialog('faculdade/:collegeId/unir', {
      who: colleges.edit,
      load: () => import('../pages/avancado/faculdades/faculdade.unir.dialog.tsx'),
    }),
    dialog('faculdade/:collegeId/medicos', {
      who: colleges.view,
      load: () => import('../pages/avancado/faculdades/faculdade.medicos.dialog.tsx'),
    }),
  ]),
  page('nps', { label: 'NPS', who: npsSurveys.view, load: () => import('../pages/avancado/nps/nps.page.tsx') }, [
    dialog('criar', { label: 'Nova pesquisa NPS', who: npsSurveys.edit, load: () => import('../pages/avancado/nps/criar.dialog.tsx') }),
    dialog(':npsId/detalhes', { who: npsSurveys.view, load: () => import('../pages/avancado/nps/detalhes.dialog.tsx') }),
  ]),
  page('logs', { label: 'Logs', who: master, load: () => import('../pages/avancado/logs/logs.page.tsx') }, [
    dialog('verificar', { who: master, load: () => import('../pages/avancado/logs/verificar.dialog.tsx') }),
    dialog('exportar', { who: master, load: () => import('../pages/avancado/logs/exportar.dialog.tsx') }),
    dialog('log/:logId/detalhes', { who: master, load: () => import('../pages/avancado/logs/log.detalhes.dialog.tsx') }),
  ]),
]);
