import { describe, expect, it } from 'vitest';
import { hasValues, type LinePoint, type LineSeries, linesSentence, pointSentence } from './line-series.ts';

const series: LineSeries[] = [
  { key: 'issued', label: 'Emitidas', look: 'own' },
  { key: 'cancelled', label: 'Canceladas', look: 'compare' },
];
const october: LinePoint = { key: '2026-10', label: 'out/2026', values: { issued: 120, cancelled: null } };
const november: LinePoint = { key: '2026-11', label: 'nov/2026', values: { issued: 1280, cancelled: 4 } };
const points = [october, november];
const format = (value: number) => value.toLocaleString('pt-BR');

describe('lines in words', () => {
  it('says one place, and where there is nothing', () => {
    expect(pointSentence(november, series, format)).toBe('nov/2026: Emitidas 1.280, Canceladas 4');
    expect(pointSentence(october, series, format)).toBe('out/2026: Emitidas 120, Canceladas sem valor');
  });

  it('says from where to where each line goes', () => {
    expect(linesSentence(points, series, format)).toBe('De out/2026 a nov/2026: Emitidas de 120 a 1.280; Canceladas de sem valor a 4.');
    expect(linesSentence([], series, format)).toBe('Nenhum valor.');
  });

  it('knows when there is nothing to draw', () => {
    expect(hasValues(points)).toBe(true);
    expect(hasValues([{ key: 'a', label: 'a', values: { issued: null } }])).toBe(false);
  });
});
