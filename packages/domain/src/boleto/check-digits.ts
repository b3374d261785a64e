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

/** Modulo 11 of a bank boleto's barcode: where 11 - rest gives 0, 10 or 11 the digit is 1. */
export const modulo11Bank = (digits: string): number => {
  const rest = modulo11Rest(digits);
  return rest < 2 || rest === 10 ? 1 : 11 - rest;
};

/** Modulo 11 of a collection guide: rest 0 or 1 gives 0, otherwise 11 - rest (so that rest 10 gives 1). */
export const modulo11Collection = (digits: string): number => {
  const rest = modulo11Rest(digits);
  return rest < 2 ? 0 : 11 - rest;
};

/** Weights run 2 to 9 from the right and start again. */
const modulo11Rest = (digits: string): number =>
  [...digits].reduceRight((total, digit, index) => total + Number(digit) * (((digits.length - 1 - index) % 8) + 2), 0) % 11;
