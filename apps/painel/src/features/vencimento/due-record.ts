import type { CompanyDueDate } from '@esteto/contract/agenda/due-date';
import { path } from '../../path.ts';

/** Where the record is that a day belongs to. */
export const dueRecordPath = ({ kind, id }: Pick<CompanyDueDate, 'kind' | 'id'>): string => {
  switch (kind) {
    case 'boleto':
      return path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: id });
    case 'obligation':
      return path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id });
    case 'company_certificate':
      return path('/painel/medicos/certificado-digital/empresas');
    case 'doctor_certificate':
      return path('/painel/medicos/certificado-digital/medicos');
    case 'licence':
      return path('/painel/registro/licenciamentos');
    case 'draft':
      return path('/painel/registro/abertura');
  }
};
