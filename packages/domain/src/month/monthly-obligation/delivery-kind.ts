/** How an obligation was fulfilled. */
export const DELIVERY_KINDS = ['digital', 'manual', 'file', 'written_off'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const deliveryKindLabel: Record<DeliveryKind, string> = {
  digital: 'Digital',
  manual: 'Manual',
  file: 'Arquivo',
  written_off: 'Baixa justificada',
};
