import { ownIncomeTaxDossiers, ownIncomeTaxes } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { FileCheck } from 'lucide-react';

const payQuota = () => import('../features/irpf/quotas.pagamento.dialog.tsx');
const proveQuota = () => import('../features/irpf/quotas.comprovante.dialog.tsx');
const receiveRefund = () => import('../features/irpf/restituicao.dialog.tsx');

/** What the person tells of a return that is delivered, this year's and a former one. */
const delivered = [
  dialog(':irpfId/quotas/:quotaId/pagamento', { who: ownIncomeTaxes.edit, load: payQuota }),
  dialog(':irpfId/quotas/:quotaId/comprovante', { who: ownIncomeTaxes.edit, load: proveQuota }),
  dialog(':irpfId/restituicao', { who: ownIncomeTaxes.edit, load: receiveRefund }),
];

export const irpf = section('irpf', { label: 'IRPF', icon: FileCheck }, [
  page('atual', { label: 'Declaração atual', who: ownIncomeTaxes.view, load: () => import('../pages/irpf/atual/atual.page.tsx') }, [
    dialog(':irpfId/pendencia/:pendencyId', {
      who: ownIncomeTaxes.view,
      load: () => import('../pages/irpf/atual/pendencia.dialog.tsx'),
    }),
    dialog(':irpfId/documento/:itemId', {
      who: ownIncomeTaxes.view,
      load: () => import('../pages/irpf/atual/documento.dialog.tsx'),
    }),
    dialog(':irpfId/aprovar', { who: ownIncomeTaxes.edit, load: () => import('../pages/irpf/atual/aprovar.dialog.tsx') }),
    dialog(':irpfId/conta', { who: ownIncomeTaxes.edit, load: () => import('../pages/irpf/atual/conta.dialog.tsx') }),
    dialog(':irpfId/corrigir', { who: ownIncomeTaxes.edit, load: () => import('../pages/irpf/atual/corrigir.dialog.tsx') }),
    ...delivered,
    dialog('ano/:year/informar', {
      who: ownIncomeTaxDossiers.edit,
      load: () => import('../pages/irpf/atual/ano.informar.dialog.tsx'),
    }),
    dialog('ano/:year/informado/:factId', {
      who: ownIncomeTaxDossiers.edit,
      load: () => import('../pages/irpf/atual/ano.informado.dialog.tsx'),
    }),
    dialog('ano/:year/novo-bem', { who: ownIncomeTaxDossiers.edit, load: () => import('../pages/irpf/atual/ano.novo-bem.dialog.tsx') }),
    dialog('ano/:year/bem/:assetId', { who: ownIncomeTaxDossiers.edit, load: () => import('../pages/irpf/atual/ano.bem.dialog.tsx') }),
    dialog('ano/:year/bem-anterior/:formerId', {
      who: ownIncomeTaxDossiers.edit,
      load: () => import('../pages/irpf/atual/ano.bem-anterior.dialog.tsx'),
    }),
  ]),
  page(
    'declaracoes-passadas',
    {
      label: 'Declarações passadas',
      who: ownIncomeTaxes.view,
      load: () => import('../pages/irpf/declaracoes-passadas/declaracoes-passadas.page.tsx'),
    },
    delivered,
  ),
]);
