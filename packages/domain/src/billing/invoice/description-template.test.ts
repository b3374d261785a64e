import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import {
  asksFor,
  descriptionForEveryMonth,
  descriptionForMonth,
  fillDescription,
  PLACEHOLDERS,
  placeholderText,
  placeholderValues,
  unknownNote,
} from './description-template.ts';

const values = placeholderValues({ competence: '2026-11', shifts: '3, 10 e 17', contract_number: '45/2026' });

describe('a description with holes', () => {
  it.each([
    ['Sem nada para preencher.', 'Sem nada para preencher.'],
    [
      'Plantões dos dias {plantões}, {competência}, contrato {contrato}.',
      'Plantões dos dias 3, 10 e 17, novembro de 2026, contrato 45/2026.',
    ],
    ['{competencia} e {COMPETÊNCIA} e { Competência }', 'novembro de 2026 e novembro de 2026 e novembro de 2026'],
    ['{{contrato}}', '{45/2026}'],
    ['', ''],
  ])('%j becomes %j', (template, text) => {
    expect(fillDescription(template, values)).toEqual({ text, missing: [], unknown: [] });
  });

  it.each([
    ['{tomador}', ['{tomador}']],
    ['{ valor } e {Valor} e { valor }', ['{ valor }', '{Valor}']],
    ['{} {constructor} {__proto__}', ['{}', '{constructor}', '{__proto__}']],
    ['{competência', []],
    ['{compe\ntência}', []],
  ])('leaves %j as it was typed', (template, unknown) => {
    expect(fillDescription(template, values)).toEqual({ text: template, missing: [], unknown });
  });

  it('tells what has no value, once, and leaves it there', () => {
    const nothing = placeholderValues({ competence: null, shifts: '  ', contract_number: null });
    const template = '{contrato} {plantões} {contrato} {competência}';
    expect(fillDescription(template, nothing)).toEqual({ text: template, missing: ['contrato', 'plantões', 'competência'], unknown: [] });
  });

  it('says what it does not know and what it does', () => {
    expect(unknownNote([])).toBeNull();
    expect(unknownNote(['{valor}'])).toBe(
      '{valor} não é preenchido e fica como você escreveu. Preenchemos {plantões}, {competência} e {contrato}.',
    );
    expect(unknownNote(['{valor}', '{}'])).toContain('{valor}, {} não são preenchidos e ficam como você escreveu.');
  });

  it('asks for a value only where its placeholder stands', () => {
    expect(asksFor('Dias {Plantoes}', 'plantões')).toBe(true);
    expect(asksFor('Dias {plantões', 'plantões')).toBe(false);
    expect(asksFor('Plantões de {competência}', 'plantões')).toBe(false);
  });

  it('never fails, never reads what it has filled in, and leaves no hole that has a value', () => {
    const anything = fc.string({ unit: fc.constantFrom('{', '}', ' ', 'contrato', 'plantões', 'x', '$&', '\n') });
    fc.assert(
      fc.property(anything, anything, (template, contract) => {
        const { text, missing, unknown } = fillDescription(template, { ...values, contrato: contract });
        const outside = template.replace(/\{[^{}\r\n]*\}/g, '');
        expect(text.length).toBeGreaterThanOrEqual(outside.length);
        expect(missing).toEqual(asksFor(template, 'contrato') && contract.trim() === '' ? ['contrato'] : []);
        for (const typed of unknown) expect(template).toContain(typed);
        if (!/[{}]/.test(contract)) for (const name of PLACEHOLDERS) expect(asksFor(text, name) && !missing.includes(name)).toBe(false);
      }),
      runs,
    );
  });

  it('writes placeholders that it knows', () => {
    for (const name of PLACEHOLDERS) expect(fillDescription(placeholderText(name), values).text).toBe(values[name]);
  });
});

describe('the description of one month for another', () => {
  it.each([
    ['Plantões de outubro de 2026.', 'Plantões de novembro de 2026.'],
    ['Competência 10/2026 (out/2026)', 'Competência 11/2026 (nov/2026)'],
    ['OUTUBRO DE 2026', 'novembro de 2026'],
    ['Plantões de 20/10/2026 e nota 110/2026', 'Plantões de 20/10/2026 e nota 110/2026'],
    ['outubro de 2025, setembro de 2026', 'outubro de 2025, setembro de 2026'],
    ['Consultas', 'Consultas'],
  ])('%j becomes %j', (description, moved) => {
    expect(descriptionForMonth(description, '2026-10', '2026-11')).toBe(moved);
  });
});

describe('a description for every month', () => {
  it.each([
    ['Plantões de novembro de 2026.', 'Plantões de {competência}.'],
    ['NOV/2026: visitas, 11/2026', '{competência}: visitas, {competência}'],
    ['Visita de 05/11/2026 e de outubro de 2026', 'Visita de 05/11/2026 e de outubro de 2026'],
    ['Plantões de {competência}', 'Plantões de {competência}'],
  ])('%j becomes %j, and the month reads as it did', (description, every) => {
    expect(descriptionForEveryMonth(description, '2026-11')).toBe(every);
    expect(descriptionForEveryMonth(every, '2026-11')).toBe(every);
  });
});
