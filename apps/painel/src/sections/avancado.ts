import { npsSurveys } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Settings2 } from 'lucide-react';

export const avancado = section('avancado', { label: 'Avançado', icon: Settings2 }, [
  page('nps', { label: 'NPS', who: npsSurveys.view, load: () => import('../pages/avancado/nps/nps.page.tsx') }, [
    dialog('criar', { label: 'Nova pesquisa NPS', who: npsSurveys.edit, load: () => import('../pages/avancado/nps/criar.dialog.tsx') }),
    dialog(':npsId/detalhes', { who: npsSurveys.view, load: () => import('../pages/avancado/nps/detalhes.dialog.tsx') }),
  ]),
]);
