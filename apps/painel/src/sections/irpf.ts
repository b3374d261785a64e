import { incomeTaxes } from '@esteto/contract/access';
import { dialog, page } from '@esteto/shell/route/route-table';
import { FileText } from 'lucide-react';

const { view, edit } = incomeTaxes;

export const irpf = page('irpf', { label: 'IRPF', icon: FileText, who: view, load: () => import('../pages/irpf/irpf.page.tsx') }, [
  dialog('criar', { label: 'Nova declaração de IRPF', who: edit, load: () => import('../pages/irpf/criar.dialog.tsx') }),
  dialog('usuario/:userId/editar', { who: edit, load: () => import('../features/usuario/usuario.editar.dialog.tsx') }),
  dialog(':irpfId/arquivos', { who: view, load: () => import('../pages/irpf/arquivos.dialog.tsx') }),
  dialog(':irpfId/cobranca', { who: edit, load: () => import('../pages/irpf/cobranca.dialog.tsx') }),
  dialog(':irpfId/detalhes', { who: view, load: () => import('../pages/irpf/detalhes.dialog.tsx') }),
  dialog(':irpfId/documento', { who: edit, load: () => import('../pages/irpf/documento.dialog.tsx') }),
  dialog(':irpfId/dossie', { who: view, load: () => import('../pages/irpf/dossie.dialog.tsx') }),
  dialog(':irpfId/historico', { who: view, load: () => import('../pages/irpf/historico.dialog.tsx') }),
  dialog(':irpfId/pendencia', { who: edit, load: () => import('../pages/irpf/pendencia.dialog.tsx') }),
  dialog(':irpfId/pontos/criar', { who: edit, load: () => import('../pages/irpf/pontos.criar.dialog.tsx') }),
  dialog(':irpfId/pontos/:pointId/editar', { who: edit, load: () => import('../pages/irpf/pontos.editar.dialog.tsx') }),
  dialog(':irpfId/pontos/:pointId/resolver', { who: edit, load: () => import('../pages/irpf/pontos.resolver.dialog.tsx') }),
  dialog(':irpfId/quotas/:quotaId/darf', { who: edit, load: () => import('../pages/irpf/quotas.darf.dialog.tsx') }),
  dialog(':irpfId/quotas/:quotaId/pagamento', { who: edit, load: () => import('../pages/irpf/quotas.pagamento.dialog.tsx') }),
  dialog(':irpfId/resultado', { who: edit, load: () => import('../pages/irpf/resultado.dialog.tsx') }),
]);
