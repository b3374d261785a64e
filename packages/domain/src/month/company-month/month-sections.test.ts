import { describe, expect, test } from 'vitest';
import { guideWords, monthSections } from './month-sections.ts';

const month = {
  month: '2026-10',
  regime: 'simples',
  revenue: 4_500_000,
  waiting: 0,
  withheld: 0,
  payroll: 1_300_000,
  annex: 'III',
  ratio: '0.2891',
  effective_rate: '0.0912',
  das: 410_400,
  presumido: null,
  dividends_free: 1_421_910,
};
const said = (values: Partial<Parameters<typeof monthSections>[0]>) =>
  monthSections({ ...month, ...values }).flatMap(({ facts }) =>
    facts.flatMap(({ label, value }) => (value === null ? [] : [`${label}: ${value}`])),
  );
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('a month in words', () => {
  test('says its revenue, its tax and why, the fator R and what may be paid out', () => {
    expect(monthSections(month).map(({ title }) => title)).toEqual(['Receita', 'Imposto', 'Fator R', 'Lucro que pode ser distribuído']);
    expect(plain(said({}))).toEqual([
      'Notas do mês: R$ 45.000,00',
      'DAS: R$ 4.104,00',
      'Por quê: Alíquota de 9,12 % no anexo III, porque o fator R foi de 28,91 %.',
      'Pró-labore e folha do mês: R$ 13.000,00',
      'Fator R: 28,91 %',
      'O que significa: A folha dos doze meses chegou a 28 % da receita: vale o anexo III, o mais barato.',
      'Sem imposto: R$ 14.219,10',
      expect.stringContaining('LC 123/2006, art. 14'),
    ]);
  });

  test('leaves out what is not known, and says what waits', () => {
    expect(
      plain(
        said({
          waiting: 500_000,
          withheld: 12_345,
          das: null,
          effective_rate: null,
          payroll: null,
          ratio: null,
          annex: null,
          dividends_free: null,
        }),
      ),
    ).toEqual([
      'Notas do mês: R$ 45.000,00, dos quais R$ 5.000,00 por emitir',
      'Retido na fonte: R$ 123,45',
      'DAS: Ainda não se sabe',
      'Pró-labore e folha do mês: Ainda não informada',
    ]);
  });

  test('outside the Simples says the taxes of the month and of its quarter', () => {
    const presumido = { pis: 29_250, cofins: 135_000, irpj: 216_000, csll: 129_600 };
    expect(plain(said({ regime: 'normal', presumido })).slice(1)).toEqual([
      'PIS e Cofins do mês: R$ 1.642,50',
      'IRPJ e CSLL do 4º trimestre de 2026: R$ 3.456,00',
    ]);
  });
});

describe('a guide in words', () => {
  const guide = {
    rule_key: 'das',
    status: 'to_do',
    boleto_id: null,
    amount: 410_400,
    pay_by: null,
    legal_date: '2026-11-23',
    paid_on: null,
  } as const;
  test.each([
    [{}, '2026-11-10', 'A guia vem antes de 23 nov'],
    [{}, '2026-11-30', 'Venceu em 23 nov, e a guia ainda não chegou'],
    [{ boleto_id: 3, pay_by: '2026-11-23' }, '2026-11-10', 'Pague até 23 nov'],
    [{ boleto_id: 3, pay_by: '2026-11-23' }, '2026-11-30', 'Venceu em 23 nov'],
    [{ boleto_id: 3, paid_on: '2026-11-20' }, '2026-11-30', 'Paga em 20 nov'],
    [{ status: 'waived' }, '2026-11-30', 'Dispensada'],
  ] as const)('%o on %s: %s', (values, today, note) => {
    const words = guideWords({ ...guide, ...values } as typeof guide, today);
    expect(words.note).toBe(note);
    expect(words.title.replaceAll('\u00a0', ' ')).toBe('DAS, R$ 4.104,00');
  });
});
