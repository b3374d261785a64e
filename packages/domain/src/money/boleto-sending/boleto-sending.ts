import { formatDateNumeric } from '../../shared/date/date.ts';
import { id, list, object } from '../../shared/schema/fields.ts';
import { countOf } from '../../shared/text/text.ts';
import { boletoFilters } from '../boleto/boleto-form.ts';
import { type BoletoStatus, isOpenBoleto } from '../boleto/boleto-life.ts';

// Boletos that staff send again, many at once: each client is told of theirs, and each boleto has its own result.

/** The most boletos of one sending. */
export const MOST_SENT = 2000;

export const TOO_MANY_TO_SEND = `São mais de ${MOST_SENT.toLocaleString('pt-BR')} boletos. Use filtros para enviar em partes.`;

/** Which boletos: those named, or all that wait for their money and match the filters of the list, less those in `except_ids`. */
export const boletoSelection = object({
  boleto_ids: list('Boletos', id('Boleto').required(), MOST_SENT),
  filters: boletoFilters.nullable().default(null),
  except_ids: list('Boletos deixados de fora', id('Boleto').required(), MOST_SENT),
}).test({
  name: 'one-way',
  message: 'Escolha os boletos, ou todos os que os filtros mostram.',
  test: (value) => {
    const { boleto_ids, filters } = value as { boleto_ids?: unknown; filters?: unknown };
    return (Array.isArray(boleto_ids) && boleto_ids.length > 0) !== Boolean(filters);
  },
});

/** `done`: somebody was told; `failed`: nobody was, and the row says why. */
export const SENDING_STATES = ['waiting', 'done', 'failed'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

type Sent = { status: BoletoStatus; claimed_on: string | null; new_guide_asked_on: string | null };

/** Why a boleto is not sent again; null where it is. */
export const sendProblem = ({ status, claimed_on, new_guide_asked_on }: Sent): string | null => {
  if (!isOpenBoleto(status)) return 'Não está à espera de pagamento.';
  if (claimed_on) return `O cliente informou que pagou em ${formatDateNumeric(claimed_on)}. Confira e registre.`;
  if (new_guide_asked_on) return `O cliente pediu guia nova em ${formatDateNumeric(new_guide_asked_on)}. Inclua a guia antes.`;
  return null;
};

export const NOBODY_TO_TELL = 'Ninguém desta empresa recebe avisos de boletos.';

/** 'Enviado a 2 pessoas.' */
export const sentWords = (people: number): string => `Enviado a ${countOf(people, 'pessoa', 'pessoas')}.`;
