import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chaptersOf, playTime } from './chapters.ts';

it('takes the lines that begin with a time', () => {
  expect(chaptersOf('Como funciona.\n00:30 O que é\n1:02:03 - Quando muda\n00:30 O que é o fator R\n\nLeia a lei às 10:15.')).toEqual({
    chapters: [
      { start: 30, title: 'O que é o fator R' },
      { start: 3723, title: 'Quando muda' },
    ],
    text: 'Como funciona.\n\nLeia a lei às 10:15.',
  });
});

it.each([[null], [''], ['99:99 nada'], ['00:30'], ['30 Título']])('%j has none', (text) => expect(chaptersOf(text).chapters).toEqual([]));

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
])('%d s is %s', (seconds, text) => expect(playTime(seconds)).toBe(text));

it('reads back every time that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 3600 - 1 }), (start) => {
      expect(chaptersOf(`${playTime(start)} Título`).chapters).toEqual([{ start, title: 'Título' }]);
    }),
  );
});
