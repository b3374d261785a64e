import { groupManagers, managementGroups } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Stethoscope } from 'lucide-react';

export const docplantao = section('docplantao', { label: 'Doc Plantão', icon: Stethoscope }, [
  page(
    'grupos-gestores',
    {
      label: 'Grupos gestores',
      who: managementGroups.view,
      load: () => import('../pages/docplantao/grupos-gestores/grupos-gestores.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Novo grupo gestor',
        who: managementGroups.edit,
        load: () => import('../pages/docplantao/grupos-gestores/criar.dialog.tsx'),
      }),
      dialog(':groupId/detalhes', {
        who: managementGroups.view,
        load: () => import('../pages/docplantao/grupos-gestores/detalhes.dialog.tsx'),
      }),
      dialog(':groupId/editar', {
        who: managementGroups.edit,
        load: () => import('../pages/docplantao/grupos-gestores/editar.dialog.tsx'),
      }),
      dialog(':groupId/historico', {
        who: managementGroups.view,
        load: () => import('../pages/docplantao/grupos-gestores/historico.dialog.tsx'),
      }),
    ],
  ),
  page(
    'gestores-admins',
    {
      label: 'Gestores',
      who: groupManagers.view,
      load: () => import('../pages/docplantao/gestores-admins/gestores-admins.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Convidar gestor',
        who: groupManagers.edit,
        load: () => import('../pages/docplantao/gestores-admins/criar.dialog.tsx'),
      }),
      dialog(':managerId/editar', {
        who: groupManagers.edit,
        load: () => import('../pages/docplantao/gestores-admins/editar.dialog.tsx'),
      }),
    ],
  ),
]);
