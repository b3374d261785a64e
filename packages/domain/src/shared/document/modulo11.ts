/**
 * Check digit by modulo 11, as the CNPJ, the NFS-e access key and the FEBRABAN have it: weights run 2 to 9 from the right and start again, a character
 * is worth its ASCII code minus 48 (so that letters count), a rest below 2 gives 0, any other 11 - rest.
 */
export const modulo11 = (characters: string): number => {
  const sum = [...characters].reduce((total, character, index) => {
    const weight = ((characters.length - 1 - index) % 8) + 2;
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};
