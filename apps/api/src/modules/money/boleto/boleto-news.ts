import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { News } from '../../office/notice/notice.service.ts';

// Who is told of what happens to a boleto.

type Told = { company_id: number; description: string; amount: number; taxpayer_id?: number | null };

/** Who may see it: of the tax of one person, nobody but them. */
export const boletoNews = (id: number, { company_id, taxpayer_id, description, amount, pay_by }: Told & { pay_by: string }): News => ({
  kind: 'boleto.created',
  company_id,
  to: taxpayer_id ? { user_id: taxpayer_id } : { may: 'boletos' },
  title: `Boleto novo: ${description}`,
  body: `${formatMoney(amount)}, vence em ${formatDateNumeric(pay_by)}.`,
  action_url: `/app/boleto/${id}`,
  key: `boleto-${id}-created`,
});

/** Who is told of the guide that they asked for. */
export const newGuideNews = (boleto: Told & { id: number; version: number; pay_by: string }): News => ({
  ...boletoNews(boleto.id, boleto),
  title: `Guia nova: ${boleto.description}`,
  key: `boleto-${boleto.id}-new-guide-${boleto.version}`,
});

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
