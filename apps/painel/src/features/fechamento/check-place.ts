import type { ClosingCheckRow, ClosingRow } from '@esteto/contract/month/closing';
import { path } from '../../path.ts';

type OfMonth = Pick<ClosingRow, 'id' | 'company_id' | 'company_name' | 'month'>;

/** Where what a check found is seen and mended. */
export const checkPlace = ({ id, company_id, company_name, month }: OfMonth, { key, at }: Pick<ClosingCheckRow, 'key' | 'at'>): string => {
  const [year, number] = [month.slice(0, 4), month.slice(5)];
  switch (key) {
    case 'earlier':
      return path('/painel/mensal/acompanhamento', undefined, { search: company_name, month: at ?? month });
    case 'invoices':
    case 'withheld':
      return path('/painel/faturamento/contas-a-receber', undefined, { company_id, competence_from: month, competence_to: month });
    case 'statements':
      return path('/painel/mensal/extratos/empresa/:companyId/extratos', { companyId: company_id });
    case 'credits':
      return path(
        '/painel/mensal/extratos/empresa/:companyId/lancamentos',
        { companyId: company_id },
        {
          month,
          standing: 'waiting',
          direction: 'in',
        },
      );
    case 'payroll':
      return path('/painel/mensal/fator-r/historico/empresa/:companyId/folha/:year/:month', { companyId: company_id, year, month: number });
    case 'limit':
      return path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: company_id });
    case 'iss':
    case 'obligations':
      return path('/painel/mensal/obrigacoes-mensais', undefined, { search: company_name, open: 'true' });
    case 'certificate':
      return path('/painel/medicos/certificado-digital/empresas', undefined, { search: company_name });
    case 'tax':
      return path('/painel/boletos/pasta');
    case 'revenue':
      return path('/painel/mensal/fechados/fechamento/:closingId/detalhes', { closingId: id }, { month });
  }
};
