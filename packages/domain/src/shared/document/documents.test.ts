import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import { cleanCnpj, cnpjCheckDigits, formatCnpj, isValidCnpj } from './cnpj.ts';
import { cleanCpf, cpfCheckDigits, formatCpf, isValidCpf } from './cpf.ts';
import { documentKind, formatDocument, shownDocument } from './document.ts';

/** Any code unit at all, halves of surrogate pairs included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units));
const cpfRoot = fc.stringMatching(/^[0-9]{9}$/).filter((root) => !/^(\d)\1{8}$/.test(root));
const cnpjRoot = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((root) => !/^(\d)\1{11}$/.test(root));

describe('CPF', () => {
  it.each(['12345678909', '123.456.789-09', ' 123.456.789-09 ', '529.982.247-25', '00000000191'])('takes %s', (text) => {
    expect(isValidCpf(text)).toBe(true);
  });

  it.each([
    '',
    '123',
    '12345678900',
    '11111111111',
    '00000000000',
    '123456789090',
    '1234567890a',
    '１２３４５６７８９０９',
    '12.ABC.345/01DE-35',
  ])('refuses %s', (text) => {
    expect(isValidCpf(text)).toBe(false);
  });

  it('reads a half-typed number with half a mask', () => {
    expect(['', '123', '1234', '1234567', '1234567890'].map(formatCpf)).toEqual(['', '123', '123.4', '123.456.7', '123.456.789-0']);
  });

  it('finds a wrong check digit, and the mask goes and comes back', () => {
    fc.assert(
      fc.property(cpfRoot, fc.integer({ min: 1, max: 99 }), (root, shift) => {
        const check = cpfCheckDigits(root);
        const cpf = root + check;
        expect(isValidCpf(cpf)).toBe(true);
        expect(isValidCpf(root + String((Number(check) + shift) % 100).padStart(2, '0'))).toBe(false);
        expect(cleanCpf(formatCpf(cpf))).toBe(cpf);
      }),
      runs,
    );
  });
});

describe('CNPJ', () => {
  // Official vectors of the Receita Federal's manual for CNPJ with letters, and old numbers, which never change.
  it.each([
    '12.ABC.345/01DE-35',
    'AA.345.678/0001-14',
    'AA.345.678/000A-29',
    '12.345.678/000A-08',
    '12.abc.345/01de-35',
    '11.222.333/0001-81',
    '00000000000191',
  ])('takes %s', (text) => {
    expect(isValidCnpj(text)).toBe(true);
  });

  it.each([
    '',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '00000000000000',
    '1122233300018',
    '11.222.333/0001-82',
    '12.ÁBC.345/01DE-35',
    'ſſ345678000114',
  ])('refuses %s', (text) => {
    expect(isValidCnpj(text)).toBe(false);
  });

  it('checks every root it made the digits for, in both cases, and the mask goes and comes back', () => {
    fc.assert(
      fc.property(cnpjRoot, fc.integer({ min: 1, max: 99 }), (root, shift) => {
        const check = cnpjCheckDigits(root);
        const other = String((Number(check) + shift) % 100).padStart(2, '0');
        expect(isValidCnpj(root + check)).toBe(true);
        expect(isValidCnpj(root + other)).toBe(false);
        expect(isValidCnpj((root + check).toLowerCase())).toBe(true);
        expect(cleanCnpj(formatCnpj(root + check).toLowerCase())).toBe(root + check);
      }),
      runs,
    );
  });
});

describe('CPF or CNPJ', () => {
  it('tells them apart', () => {
    expect(documentKind('123.456.789-09')).toBe('cpf');
    expect(documentKind('12.abc.345/01de-35')).toBe('cnpj');
    expect(documentKind('123')).toBeNull();
  });

  it('masks by length', () => {
    expect(formatDocument('12345678909')).toBe('123.456.789-09');
    expect(formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(shownDocument('12345678909')).toBe('123.456.789-09');
    expect(shownDocument('11222333000181', 'PJ')).toBe('11.222.333/0001-81');
  });

  it.each([
    ['of 14 letters and digits', 'DE123456789012', null],
    ['of eleven digits', '12345678901', null],
    ['of nine digits', '514829173', undefined],
    ['with its own points', '12.345.678-X', undefined],
    ['that would pass as a CPF', '12345678909', 'EX'],
  ])('a foreign number %s is shown as it was typed', (_name, nif, person_type) => {
    expect(shownDocument(nif, person_type)).toBe(nif);
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect([isValidCpf(text), isValidCnpj(text)]).toEqual([expect.any(Boolean), expect.any(Boolean)]);
      }),
      runs,
    );
  });
});
