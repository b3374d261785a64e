import { coupons, plans } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Wallet } from 'lucide-react';

export const financeiro = section('financeiro', { label: 'Financeiro', icon: Wallet }, [
  page('planos', { label: 'Planos', who: plans.view, load: () => import('../pages/financeiro/planos/planos.page.tsx') }, [
    dialog('criar', { who: plans.edit, load: () => import('../pages/financeiro/planos/criar.dialog.tsx') }),
    dialog('ordenar-planos', { who: plans.edit, load: () => import('../pages/financeiro/planos/ordenar-planos.dialog.tsx') }),
    dialog('honorarios', { who: plans.view, load: () => import('../pages/financeiro/planos/honorarios.dialog.tsx') }),
    dialog('sem-plano', { who: plans.view, load: () => import('../pages/financeiro/planos/sem-plano.dialog.tsx') }),
    dialog('plano/:planId/editar', { who: plans.edit, load: () => import('../pages/financeiro/planos/plano.editar.dialog.tsx') }),
    dialog('plano/:planId/medicos', { who: plans.view, load: () => import('../pages/financeiro/planos/plano.medicos.dialog.tsx') }),
    dialog('plano/:planId/historico', { who: plans.view, load: () => import('../pages/financeiro/planos/plano.historico.dialog.tsx') }),
    dialog('plano/:planId/contratos', { who: plans.view, load: () => import('../pages/financeiro/planos/plano.contratos.dialog.tsx') }),
  ]),
  page('cupons', { label: 'Cupons', who: coupons.view, load: () => import('../pages/financeiro/cupons/cupons.page.tsx') }, [
    dialog('criar', { who: coupons.edit, load: () => import('../pages/financeiro/cupons/criar.dialog.tsx') }),
    dialog('cupom/:couponId/editar', { who: coupons.edit, load: () => import('../pages/financeiro/cupons/cupom.editar.dialog.tsx') }),
    dialog('cupom/:couponId/medicos', { who: coupons.view, load: () => import('../pages/financeiro/cupons/cupom.medicos.dialog.tsx') }),
  ]),
]);
