import { describe, expect, test } from 'vitest';
import { boletoLineCodec } from '../brazil/boleto-codec.ts';
import { pixCodec } from '../brazil/pix-codec.ts';
import {
  type Codec,
  cepCodec,
  cnpjCodec,
  cpfCodec,
  dateCodec,
  decimalCodec,
  documentCodec,
  durationCodec,
  integerCodec,
  moneyCodec,
  monthCodec,
  phoneCodec,
  rateCodec,
  timeCodec,
} from './codec.ts';

/** As a person types it, key by key; what the input shows at the end. */
const typed = ({ mask }: Codec, keys: string): string => [...keys].reduce((shown, key) => (mask ? mask(shown + key) : shown + key), '');

test.each<[string, Codec, string, string, unknown]>([
  ['CPF without mask', cpfCodec, '12345678909', '123.456.789-09', '12345678909'],
  ['CPF with mask', cpfCodec, '123.456.789-09', '123.456.789-09', '12345678909'],
  ['half a CPF', cpfCodec, '1234', '123.4', '1234'],
  ['CNPJ with letters, lower case', cnpjCodec, '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['document that is a CPF', documentCodec, '12345678909', '123.456.789-09', '12345678909'],
  ['document that is a CNPJ', documentCodec, '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['degrees with a point', decimalCodec, '-22.9056', '-22.9056', -22.9056],
  ['degrees with a comma', decimalCodec, '-47,0608', '-47,0608', -47.0608],
  ['a duration of more than a day', durationCodec, '60h', '60h', 3600],
  ['CEP', cepCodec, '01310100', '01310-100', '01310100'],
  ['mobile', phoneCodec, '11987654321', '(11) 98765-4321', '11987654321'],
  ['landline', phoneCodec, '1132654000', '(11) 3265-4000', '1132654000'],
  ['date', dateCodec, '20112026', '20/11/2026', '2026-11-20'],
  ['date with slashes and one digit', dateCodec, '1/2/2026', '01/02/2026', '2026-02-01'],
  ['date that does not exist stays as typed', dateCodec, '31022026', '31/02/2026', '31/02/2026'],
  ['month', monthCodec, '112026', '11/2026', '2026-11'],
  ['money', moneyCodec, '1234,56', '1234,56', 123_456],
  ['money that is none stays as typed', moneyCodec, '12,345', '12,345', '12,345'],
  ['nothing', moneyCodec, '', '', null],
  ['rate', rateCodec, '2,5', '2,5', '0.025'],
  ['whole number', integerCodec, '150', '150', 150],
  ['time', timeCodec, '7:30', '7:30', '07:30'],
  ['time without colon', timeCodec, '1930', '1930', '19:30'],
  ['time that does not exist stays as typed', timeCodec, '25:00', '25:00', '25:00'],
  [
    'boleto of 47 digits',
    boletoLineCodec,
    '00190500954014481606906809350314337370000000100',
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
    '00190500954014481606906809350314337370000000100',
  ],
  [
    'guide of 48 digits',
    boletoLineCodec,
    '846700000017435900240209024050002435842210108119',
    '84670000001-7 43590024020-9 02405000243-5 84221010811-9',
    '846700000017435900240209024050002435842210108119',
  ],
  ['Pix CPF', pixCodec('document'), '12345678909', '123.456.789-09', '12345678909'],
  ['Pix CNPJ', pixCodec('document'), '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['Pix phone', pixCodec('phone'), '11987654321', '(11) 98765-4321', '+5511987654321'],
  [
    'Pix random key',
    pixCodec('random'),
    '123E4567e89b12d3a456426614174000',
    '123e4567-e89b-12d3-a456-426614174000',
    '123e4567-e89b-12d3-a456-426614174000',
  ],
  ['Pix e-mail', pixCodec('email'), 'Ana@Demo.test', 'Ana@Demo.test', 'ana@demo.test'],
  ['a key of another type', pixCodec('phone'), 'ana@demo.test', 'ana@demo.test', 'ana@demo.test'],
  ['a fraction is no whole number', integerCodec, '1,5', '1,5', '1,5'],
])('%s', (_, codec, keys, shown, value) => {
  expect(typed(codec, keys)).toBe(shown);
  expect(codec.parse(shown)).toBe(value);
});

describe('pasted', () => {
  test.each<[Codec, string, string]>([
    [phoneCodec, '+55 (11) 98765-4321', '(11) 98765-4321'],
    [cpfCodec, ' 123.456.789-09 ', '123.456.789-09'],
    [dateCodec, '2026-11-20', '20/11/2026'],
    [monthCodec, '2026-11', '11/2026'],
  ])('%#', (codec, text, shown) => expect(codec.mask?.(text)).toBe(shown));

  test('a text too long to be a document is neither cut nor masked', () => {
    expect(cpfCodec.mask?.('11222333000181')).toBe('11222333000181');
    expect(cpfCodec.parse('11222333000181')).toBe('11222333000181');
  });
});

test.each<[Codec, unknown, string]>([
  [moneyCodec, 123_456, '1.234,56'],
  [moneyCodec, 'abc', 'abc'],
  [moneyCodec, null, ''],
  [rateCodec, '0.09972', '9,972'],
  [rateCodec, '0.02', '2,00'],
  [rateCodec, '1', '100,00'],
  [dateCodec, '2026-11-20', '20/11/2026'],
  [monthCodec, '2026-11', '11/2026'],
  [timeCodec, '07:30', '7:30'],
  [timeCodec, 'abc', 'abc'],
  [pixCodec('phone'), '+5511987654321', '(11) 98765-4321'],
])('shows a stored value (%#)', (codec, value, shown) => expect(codec.format(value)).toBe(shown));
