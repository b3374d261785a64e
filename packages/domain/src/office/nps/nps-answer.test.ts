import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { npsAnswerForm } from './nps-answer.ts';

it.each([
  [{ score: 0 }, { score: 0, comment: null }],
  [
    { score: 10, comment: ' Ótimo. ' },
    { score: 10, comment: 'Ótimo.' },
  ],
])('takes %j', (answer, value) => {
  expect(parse(npsAnswerForm, answer)).toEqual({ ok: true, value });
});

it.each([[{}], [{ score: null }], [{ score: -1 }], [{ score: 11 }], [{ score: '7' }], [{ score: Number.NaN }]])('refuses %j', (answer) => {
  expect(parse(npsAnswerForm, answer)).toEqual({ ok: false, errors: { score: ['Atribua uma nota de 0 a 10 para prosseguir.'] } });
});

it('refuses half a point', () => {
  expect(parse(npsAnswerForm, { score: 7.5 })).toEqual({ ok: false, errors: { score: ['Nota: use um número inteiro.'] } });
});
