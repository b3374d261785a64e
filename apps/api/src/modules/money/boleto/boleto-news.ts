import { awaitsGuide, type BoletoKind } from '@esteto/domain/money/boleto/boleto-life';
import { boletoReminder } from '@esteto/domain/money/boleto/boleto-standing';
import { discountOffer } from '@esteto/domain/money/boleto/waiting-cost';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { News } from '../../office/notice/notice.service.ts';

// Who is told of what happens to a boleto.

type Told = { company_id: number; description: string; amount: number; taxpayer_id?: number | null };

/** Who may see it: of the tax of one person, nobody but them. */
const whoPays = ({ taxpayer_id }: Told): News['to'] => (taxpayer_id ? { user_id: taxpayer_id } : { may: 'boletos' });

type New = Told & {
  kind: BoletoKind;
  pay_by: string;
  discount_amount?: number | null;
  discount_until?: string | null;
  /** The repetition that made it; without a line it waits for the bank's. */
  recurrence_id?: number | null;
  plan_month?: string | null;
  digitable_line?: string | null;
  pix_code?: string | null;
};

export const boletoNews = (id: number, boleto: New): News => ({
  kind: 'boleto.created',
  company_id: boleto.company_id,
  to: whoPays(boleto),
  title: `Boleto novo: ${boleto.description}`,
  body: `${formatMoney(boleto.amount)}, vence em ${formatDateNumeric(boleto.pay_by)}.${offerOf(boleto)}${laterOf(boleto)}`,
  action_url: `/app/boleto/${id}`,
  key: `boleto-${id}-created`,
});

/** The discount as it was made, whatever the day on which it is read. */
const offerOf = ({ discount_until = null, discount_amount = null, ...boleto }: New): string => {
  const offer =
    discount_until && discountOffer({ ...boleto, status: 'opened', paid_amount: null, discount_amount, discount_until }, discount_until);
  return offer ? ` Com desconto, ${offer}.` : '';
};

/** Who pays is told again when the line is there. */
const laterOf = ({ recurrence_id = null, plan_month = null, digitable_line = null, pix_code = null }: New): string =>
  awaitsGuide({ status: 'opened', recurrence_id, plan_month, digitable_line, pix_code })
    ? ' A linha para pagar ainda vem, e avisamos.'
    : '';

/** Who is told of the guide that they asked for, or that was still to come. */
export const newGuideNews = (boleto: New & { id: number; version: number }): News => ({
  ...boletoNews(boleto.id, boleto),
  title: `Guia nova: ${boleto.description}`,
  key: `boleto-${boleto.id}-new-guide-${boleto.version}`,
});

type Reminded = Parameters<typeof discountOffer>[0] & Told & { id: number; pay_by: string };

export const reminderNews = (boleto: Reminded, today: string): News => {
  const { id, company_id, kind, description, amount, paid_amount, pay_by } = boleto;
  const isLate = pay_by < today;
  const when = isLate ? 'venceu e não consta pago' : pay_by === today ? 'vence hoje' : `vence em ${formatDateNumeric(pay_by)}`;
  const late = kind === 'tax' ? 'A linha antiga não serve mais: peça a guia nova no app.' : 'Veja no app quanto é hoje e pague.';
  const offer = discountOffer(boleto, today);
  const missing = `${paid_amount ? 'Faltam ' : ''}${formatMoney(amount - (paid_amount ?? 0))}`;
  return {
    kind: 'boleto.reminder',
    company_id,
    to: whoPays(boleto),
    title: `${description}: ${when}`,
    body: `${missing}${isLate ? ', sem multa e juros' : offer ? `, ou ${offer}` : ''}. ${isLate ? late : 'Pague pelo app e, se já pagou, informe o pagamento.'}`,
    action_url: `/app/boleto/${id}`,
    key: `boleto-${id}-reminder-${pay_by}-${boletoReminder(pay_by, today)}`,
  };
};

export const guideAskedNews = ({ id, version, company_id, description }: Told & { id: number; version: number }): News => ({
  kind: 'boleto.new_guide_asked',
  company_id,
  to: 'analyst',
  title: `Cliente pediu guia nova: ${description}`,
  body: 'A guia venceu e a linha antiga não serve mais. Gere outra e altere o boleto.',
  action_url: `/painel/boletos/boleto/${id}/detalhes`,
  key: `boleto-${id}-guide-asked-${version}`,
});

export const claimNews = ({ id, company_id, description }: Told & { id: number }, paid_on: string): News => ({
  kind: 'boleto.payment_claimed',
  company_id,
  to: 'analyst',
  title: `Cliente informou um pagamento: ${description}`,
  body: `Pago em ${formatDateNumeric(paid_on)}, segundo o cliente. Confira e registre.`,
  action_url: `/painel/boletos/boleto/${id}/detalhes`,
  key: `boleto-${id}-claimed-${paid_on}`,
});
