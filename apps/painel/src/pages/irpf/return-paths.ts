import { useLocation } from 'react-router';
import { path } from '../../path.ts';

/** Addresses of the forms of a return; they keep what the address says of the page behind. */
export const useReturnPaths = (irpfId: number) => {
  const { search } = useLocation();
  return {
    result: path('/painel/irpf/:irpfId/resultado', { irpfId }) + search,
    document: path('/painel/irpf/:irpfId/documento', { irpfId }) + search,
    bill: path('/painel/irpf/:irpfId/cobranca', { irpfId }) + search,
    guide: (quotaId: number) => path('/painel/irpf/:irpfId/quotas/:quotaId/darf', { irpfId, quotaId }) + search,
    payment: (quotaId: number) => path('/painel/irpf/:irpfId/quotas/:quotaId/pagamento', { irpfId, quotaId }) + search,
    newPoint: path('/painel/irpf/:irpfId/pontos/criar', { irpfId }) + search,
    editPoint: (pointId: number) => path('/painel/irpf/:irpfId/pontos/:pointId/editar', { irpfId, pointId }) + search,
    settlePoint: (pointId: number) => path('/painel/irpf/:irpfId/pontos/:pointId/resolver', { irpfId, pointId }) + search,
  };
};

/** The address that the forms of a return close to. */
export const detailsPath = (irpfId: number): string => path('/painel/irpf/:irpfId/detalhes', { irpfId });
