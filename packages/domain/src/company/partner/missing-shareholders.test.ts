import { expect, it } from 'vitest';
import { missingShareholders } from './missing-shareholders.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  [named('ANA DE SOUZA', 'JOÃO DOS SANTOS E SILVA'), named(), ['Ana de Souza', 'João dos Santos e Silva']],
  // Accents and capitals make nobody else.
  [named('JOAO DA SILVA', 'ANA SOUZA'), named('João da Silva'), ['Ana Souza']],
  [named('ÉRICA PRADO', 'ERICA PRADO'), named(), ['Erica Prado']],
  [named(), named('Ana Souza'), []],
])('%j, with %j known: %j', (shareholders, partners, missing) => {
  expect(missingShareholders(shareholders, partners)).toEqual(missing);
});
