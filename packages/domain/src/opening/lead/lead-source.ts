/** How somebody came to us: the first time counts. The first three are noted by the product, the others by who takes the call. */
export const LEAD_SOURCES = ['signup', 'simulation', 'referral', 'whatsapp', 'phone', 'social', 'event', 'other'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const leadSourceLabel: Record<LeadSource, string> = {
  signup: 'Site',
  simulation: 'Simulação',
  referral: 'Indicação',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  social: 'Redes sociais',
  event: 'Evento',
  other: 'Outra',
};
