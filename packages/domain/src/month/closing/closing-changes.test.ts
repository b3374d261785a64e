import { expect, test } from 'vitest';
import { closingChanges, type TrackedFigures } from './closing-changes.ts';

const kept: TrackedFigures = {
  regime: 'simples',
  on_cash_basis: false,
  revenue: 12_000_000,
  payroll: 300_000,
  annex: 'III',
  das_calculated: 449_509,
  presumido: null,
};

test.each<[string, Partial<TrackedFigures>, string[]]>([
  ['nothing', {}, []],
  [
    'the payroll of an earlier month that was opened again',
    { annex: 'V', das_calculated: 760_454 },
    ['Anexo: III no fechamento, V agora.', 'DAS: R$\u00a04.495,09 no fechamento, R$\u00a07.604,54 agora.'],
  ],
  [
    'the basis of the regime, backwards',
    { on_cash_basis: true, das_calculated: 268_175 },
    [
      'Regime: Simples Nacional no fechamento, Simples Nacional, de caixa agora.',
      'DAS: R$\u00a04.495,09 no fechamento, R$\u00a02.681,75 agora.',
    ],
  ],
  [
    'the regime, backwards',
    { regime: 'normal', annex: null, das_calculated: null, presumido: { pis: 78_000, cofins: 360_000, irpj: 576_000, csll: 345_600 } },
    [
      'Regime: Simples Nacional no fechamento, Regime Normal agora.',
      'Anexo: III no fechamento, nenhum agora.',
      'DAS: R$\u00a04.495,09 no fechamento, nenhum agora.',
      'PIS: nenhum no fechamento, R$\u00a0780,00 agora.',
      'Cofins: nenhum no fechamento, R$\u00a03.600,00 agora.',
      'IRPJ: nenhum no fechamento, R$\u00a05.760,00 agora.',
      'CSLL: nenhum no fechamento, R$\u00a03.456,00 agora.',
    ],
  ],
])('%s', (_what, changed, words) => {
  expect(closingChanges(kept, { ...kept, ...changed })).toEqual(words);
});
