import { licensings, registrations } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Stamp } from 'lucide-react';
import { companyFiles, editCompany } from './company-dialogs.ts';

export const registro = section('registro', { label: 'Registro', icon: Stamp }, [
  page('abertura', { label: 'Abertura', who: registrations.view, load: () => import('../pages/registro/abertura/abertura.page.tsx') }, [
    dialog('criar', {
      label: 'Iniciar abertura',
      who: registrations.edit,
      load: () => import('../pages/registro/abertura/criar.dialog.tsx'),
    }),
    dialog('registro/:registrationId/detalhes', {
      who: registrations.view,
      load: () => import('../pages/registro/abertura/registro.detalhes.dialog.tsx'),
    }),
    dialog('registro/:registrationId/concluir', {
      who: registrations.edit,
      load: () => import('../pages/registro/abertura/registro.concluir.dialog.tsx'),
    }),
    dialog('registro/:registrationId/taxa', {
      who: registrations.edit,
      load: () => import('../pages/registro/abertura/registro.taxa.dialog.tsx'),
    }),
    dialog('registro/:registrationId/historico', {
      who: registrations.view,
      load: () => import('../pages/registro/abertura/registro.historico.dialog.tsx'),
    }),
    dialog('registro/:registrationId/minuta', {
      who: registrations.edit,
      load: () => import('../pages/registro/abertura/registro.minuta.dialog.tsx'),
    }),
    dialog('empresa/:companyId/editar', { who: registrations.edit, load: editCompany }),
    dialog('empresa/:companyId/arquivos', { who: registrations.view, load: companyFiles }),
  ]),
  page(
    'licenciamentos',
    { label: 'Licenciamentos', who: licensings.view, load: () => import('../pages/registro/licenciamentos/licenciamentos.page.tsx') },
    [
      dialog('criar', {
        label: 'Iniciar licenciamento',
        who: licensings.edit,
        load: () => import('../pages/registro/licenciamentos/criar.dialog.tsx'),
      }),
      dialog('licenciamento/:licensingId/detalhes', {
        who: licensings.view,
        load: () => import('../pages/registro/licenciamentos/licenciamento.detalhes.dialog.tsx'),
      }),
      dialog('licenciamento/:licensingId/licencas/criar', {
        who: licensings.edit,
        load: () => import('../pages/registro/licenciamentos/licenciamento.licencas.criar.dialog.tsx'),
      }),
      dialog('licenciamento/:licensingId/licencas/:licenceId/editar', {
        who: licensings.edit,
        load: () => import('../pages/registro/licenciamentos/licenciamento.licencas.editar.dialog.tsx'),
      }),
      dialog('licenciamento/:licensingId/historico', {
        who: licensings.view,
        load: () => import('../pages/registro/licenciamentos/licenciamento.historico.dialog.tsx'),
      }),
      dialog('empresa/:companyId/editar', { who: licensings.edit, load: editCompany }),
      dialog('empresa/:companyId/arquivos', { who: licensings.view, load: companyFiles }),
    ],
  ),
]);
