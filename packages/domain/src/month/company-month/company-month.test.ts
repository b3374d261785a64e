import { expect, it } from 'vitest';
import { factorWords, rateWords, reclosedWords } from './company-month.ts';

const plain = (words: string | null) => words?.replaceAll(/\s/g, ' ');

it('says the rate with its reason', () => {
  expect(plain(rateWords({ annex: 'III', effective_rate: '0.1005', ratio: '0.28894' }))).toBe(
    'Alíquota de 10,05 % no anexo III, porque o fator R foi de 28,89 %.',
  );
  expect(plain(rateWords({ annex: 'V', effective_rate: '0.155', ratio: null }))).toBe('Alíquota de 15,50 % no anexo V.');
  expect(rateWords({ annex: null, effective_rate: null, ratio: '0.1' })).toBeNull();
});

it('says what the fator R means', () => {
  expect(factorWords('III')).toContain('o mais barato');
  expect(factorWords('V')).toContain('o mais caro');
  expect(factorWords(null)).toBeNull();
});

it('tells what is another since the month was closed before', () => {
  expect(reclosedWords([])).toBe('Os números são os mesmos de antes.');
  expect(reclosedWords(['DAS: R$ 1,00 no fechamento, R$ 2,00 agora.'])).toBe('O que mudou: DAS: R$ 1,00 no fechamento, R$ 2,00 agora.');
});
