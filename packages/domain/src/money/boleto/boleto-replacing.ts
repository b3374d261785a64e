import { type BoletoStatus, isOpenBoleto } from './boleto-life.ts';

/** Why another boleto cannot take the place of one; null where it can. What was paid of it would be lost with it. */
export const replaceProblem = ({ status, paid_amount }: { status: BoletoStatus; paid_amount: number | null }): string | null => {
  if (!isOpenBoleto(status)) return 'Este boleto não está à espera de pagamento: inclua outro, sem substituir.';
  return paid_amount === null ? null : 'Parte deste boleto já foi paga. Desfaça o pagamento antes de substituir.';
};
