import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCaptions, transcriptOf } from './captions.ts';

const GOOD = `WEBVTT Kind: captions

NOTE feito à mão

1
00:00.500 --> 00:02.000 align:start
<v Ana>Olá, doutor.</v>

01:00:02.000 --> 01:00:04.250
O fator R &amp; a folha,
mês a mês.
`;

it('reads times, texts and nothing else', () => {
  expect(readCaptions(GOOD)).toEqual({
    ok: true,
    cues: [
      { start: 0.5, end: 2, text: 'Olá, doutor.' },
      { start: 3602, end: 3604.25, text: 'O fator R & a folha,\nmês a mês.' },
    ],
  });
});

it.each([
  ['1\n00:00:01,000 --> 00:00:02,000\nsrt', 'Legendas: a primeira linha precisa ser WEBVTT.'],
  ['WEBVTT\n\nsem tempo', 'Legendas: na linha 3 falta o tempo, como 00:00:01.000 --> 00:00:04.000.'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\na', 'Legendas: o tempo da linha 3 não está como 00:00:01.000 --> 00:00:04.000.'],
  ['WEBVTT\n\n00:05.000 --> 00:02.000\na', 'Legendas: na linha 3 a legenda termina antes de começar.'],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb', 'Legendas: a legenda da linha 6 vem antes da anterior.'],
  ['WEBVTT\n', 'Legendas: não há nenhuma legenda no arquivo.'],
])('%j', (vtt, message) => expect(readCaptions(vtt)).toEqual({ ok: false, message }));

it('takes Windows line ends and a byte order mark', () => {
  expect(readCaptions(`\uFEFF${GOOD.replaceAll('\n', '\r\n')}`)).toEqual(readCaptions(GOOD));
});

it('tells what is said, and a line that stays only once', () => {
  const cue = (text: string) => ({ start: 0, end: 1, text });
  expect(transcriptOf([cue('um\ndois'), cue('um\ndois'), cue(''), cue('três')])).toBe('um dois\ntrês');
});

it('never throws, and what it reads is in order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCaptions(`WEBVTT\n\n${text}`);
      if (read.ok)
        for (const [index, { start, end }] of read.cues.entries())
          expect(start < end && start >= (read.cues[index - 1]?.start ?? 0)).toBe(true);
    }),
  );
});
