import { adminReferrals, leads, onboarding, simulationLeads, staffAccreditations } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { UserRoundPlus } from 'lucide-react';
import { companyFiles, editCompany, editDoctor } from './company-dialogs.ts';

export const novos = section('novos', { label: 'Novos', icon: UserRoundPlus }, [
  page('leads', { label: 'Leads', who: leads.view, load: () => import('../pages/novos/leads/leads.page.tsx') }, [
    dialog('criar', { label: 'Cadastrar lead', who: leads.edit, load: () => import('../pages/novos/leads/criar.dialog.tsx') }),
    dialog('lead/:leadId/detalhes', { who: leads.view, load: () => import('../pages/novos/leads/lead.detalhes.dialog.tsx') }),
    dialog('lead/:leadId/proposta', { who: leads.edit, load: () => import('../pages/novos/leads/lead.proposta.dialog.tsx') }),
    dialog('lead/:leadId/historico', { who: leads.view, load: () => import('../pages/novos/leads/lead.historico.dialog.tsx') }),
  ]),
  page('onboarding', { label: 'Onboarding', who: onboarding.view, load: () => import('../pages/novos/onboarding/onboarding.page.tsx') }, [
    dialog('empresa/:companyId/detalhes', {
      who: onboarding.view,
      load: () => import('../pages/novos/onboarding/empresa.detalhes.dialog.tsx'),
    }),
    dialog('empresa/:companyId/boleto', {
      who: onboarding.edit,
      load: () => import('../pages/novos/onboarding/empresa.boleto.dialog.tsx'),
    }),
    dialog('empresa/:companyId/editar', { who: onboarding.edit, load: editCompany }),
    dialog('usuario/:userId/editar', { who: onboarding.edit, load: editDoctor }),
    dialog('empresa/:companyId/arquivos', { who: onboarding.view, load: companyFiles }),
  ]),
  page(
    'leads-simulacoes',
    {
      label: 'Leads de simulações',
      who: simulationLeads.view,
      load: () => import('../pages/novos/leads-simulacoes/leads-simulacoes.page.tsx'),
    },
    [
      dialog('simulacao/:simulationId/detalhes', {
        who: simulationLeads.view,
        load: () => import('../pages/novos/leads-simulacoes/simulacao.detalhes.dialog.tsx'),
      }),
    ],
  ),
  page('indicacoes', {
    label: 'Indicações',
    who: adminReferrals.view,
    load: () => import('../pages/novos/indicacoes/indicacoes.page.tsx'),
  }),
  page(
    'credenciamento',
    {
      label: 'Credenciamento',
      who: staffAccreditations.view,
      load: () => import('../pages/novos/credenciamento/credenciamento.page.tsx'),
    },
    [
      dialog('accreditacao/:accreditationId/detalhes', {
        who: staffAccreditations.view,
        load: () => import('../pages/novos/credenciamento/accreditacao.detalhes.dialog.tsx'),
      }),
      dialog('accreditacao/:accreditationId/historico', {
        who: staffAccreditations.view,
        load: () => import('../pages/novos/credenciamento/accreditacao.historico.dialog.tsx'),
      }),
      dialog('abrir', {
        label: 'Abrir o Doc Plantão a um médico',
        who: staffAccreditations.edit,
        load: () => import('../pages/novos/credenciamento/abrir.dialog.tsx'),
      }),
      dialog('fechar', {
        label: 'Fechar o Doc Plantão a um médico',
        who: staffAccreditations.edit,
        load: () => import('../pages/novos/credenciamento/fechar.dialog.tsx'),
      }),
    ],
  ),
]);
