import { colleges, newsDesk, npsSurveys } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Settings2 } from 'lucide-react';

export const avancado = section('avancado', { label: 'Avançado', icon: Settings2 }, [
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
]);
