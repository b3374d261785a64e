import { modulo11 } from './modulo11.ts';

// Check digits of boletos. Bank boletos: Carta-Circular BCB 2.926/2000 and the FEBRABAN layouts; collection guides: FEBRABAN, 'Layout padrão de
// arrecadação/recebimento com código de barras', version 8. All take digits only.

/** Modulo 10: 2 and 1 alternate from the right, the digits of each product are summed. */
export const modulo10 = (digits: string): number => {
  const sum = [...digits].reduceRight((total, digit, index) => {
    const product = Number(digit) * (2 - ((digits.length - 1 - index) % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/** Modulo 11 of a bank boleto's barcode, where 0 is not used: it gives 1. A collection guide takes modulo 11 as it is. */
export const modulo11Bank = (digits: string): number => modulo11(digits) || 1;
