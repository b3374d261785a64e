import { lateFilters, type PileName, pileFilters } from '@esteto/domain/office/work-queue/work-pile';
import { path } from '../../path.ts';

type Query = Readonly<Record<string, string>>;

/** Where the list of each pile is. Some pages show a board first, which takes no filters. */
const places: Record<PileName, (query: Query) => string> = {
  leads_new: (query) => path('/painel/novos/leads', undefined, { ver: 'lista', ...query }),
  leads_overdue: (query) => path('/painel/novos/leads', undefined, { ver: 'lista', ...query }),
  onboarding: (query) => path('/painel/novos/onboarding', undefined, query),
  openings: (query) => path('/painel/registro/abertura', undefined, { ver: 'lista', ...query }),
  openings_without_analyst: (query) => path('/painel/registro/abertura', undefined, { ver: 'lista', ...query }),
  licensings: (query) => path('/painel/registro/licenciamentos', undefined, query),
  licences_answered: (query) => path('/painel/registro/licenciamentos', undefined, query),
  invoices_requested: receivables,
  invoices_in_preparation: receivables,
  invoices_answered: receivables,
  invoices_ready: receivables,
  invoices_rejected: receivables,
  invoices_cancellation: receivables,
  invoices_late: receivables,
  companies_without_analyst: (query) => path('/painel/medicos/empresas', undefined, query),
  company_certificates_expired: companyCertificates,
  company_certificates_ending: companyCertificates,
  doctor_certificates_expired: doctorCertificates,
  doctor_certificates_ending: doctorCertificates,
  companies_without_plan: () => path('/painel/financeiro/planos/sem-plano'),
  boletos_claimed: (query) => path('/painel/boletos', undefined, query),
  boletos_new_guide: (query) => path('/painel/boletos', undefined, query),
  boletos_without_line: (query) => path('/painel/boletos', undefined, query),
  boletos_overdue: (query) => path('/painel/boletos', undefined, query),
  closings: (query) => path('/painel/mensal/fechados', undefined, query),
  cash_book_closings: (query) => path('/painel/mensal/fechados-livro-caixa', undefined, query),
  statements_to_check: (query) => path('/painel/mensal/extratos', undefined, query),
  statements_missing: (query) => path('/painel/mensal/extratos', undefined, query),
  obligations: (query) => path('/painel/mensal/obrigacoes-mensais', undefined, query),
  nps_tasks: (query) => path('/painel/avancado/nps', undefined, query),
};

function receivables(query: Query): string {
  return path('/painel/faturamento/contas-a-receber', undefined, query);
}

function companyCertificates(query: Query): string {
  return path('/painel/medicos/certificado-digital/empresas', undefined, query);
}

function doctorCertificates(query: Query): string {
  return path('/painel/medicos/certificado-digital/medicos', undefined, query);
}

/** The rows of a pile; of one person's, when they are told. One's own returns have a list of their own, which needs no sight of surveys. */
export const pilePath = (name: PileName, person_id: number | null): string =>
  name === 'nps_tasks' && person_id !== null ? path('/painel/retornos') : places[name](pileFilters(name, person_id) ?? {});

/** What is late of it; null where its list cannot show that apart. */
export const latePath = (name: PileName, person_id: number | null): string | null => {
  const filters = lateFilters(name, person_id);
  return filters && places[name](filters);
};

/** The list of a pile under other filters. */
export const listPath = (name: PileName, filters: Query): string => places[name](filters);
