/** Ways in which a group pays for a professional's work: to a company of theirs, or to the person. */
export const PAYMENT_KINDS = ['company', 'pix', 'bank'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const paymentKindLabel: Record<PaymentKind, string> = {
  company: 'Na conta da minha empresa',
  pix: 'Por Pix, em meu nome',
  bank: 'Na minha conta bancária',
};
