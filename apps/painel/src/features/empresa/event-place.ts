import type { CompanyEvent } from '@esteto/contract/office/company-history';
import type { RecordType } from '@esteto/domain/office/log/record-type';
import { path } from '../../path.ts';

/** Where the record of an event is opened. Whoever is told of it may see it: the history is asked by kind. Null where it has no place of its own. */
export const eventPlace = ({ record_type, record_id }: Pick<CompanyEvent, 'record_type' | 'record_id'>): string | null =>
  PLACES[record_type]?.(record_id) ?? null;

const PLACES: Readonly<Partial<Record<RecordType, (id: number) => string>>> = {
  invoice: (id) => path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: id }),
  client: (id) => path('/painel/faturamento/tomadores/tomador/:clientId/detalhes', { clientId: id }),
  boleto: (id) => path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: id }),
  boleto_recurrence: (id) => path('/painel/boletos/repeticoes/repeticao/:recurrenceId', { recurrenceId: id }),
  closing: (id) => path('/painel/mensal/acompanhamento/fechamento/:closingId/detalhes', { closingId: id }),
  monthly_obligation: (id) =>
    path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id }),
  registration: (id) => path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: id }),
  licensing: (id) => path('/painel/registro/licenciamentos/licenciamento/:licensingId/detalhes', { licensingId: id }),
};
