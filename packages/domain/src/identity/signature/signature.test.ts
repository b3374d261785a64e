import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { evidenceFacts } from './signature-evidence.ts';
import { canonicalText, textSha256 } from './signature-text.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a text that is signed', () => {
  it.each([
    ['line ends of another system', 'um\r\ndois\rtrês', 'um\ndois\ntrês'],
    ['spaces at the end of a line', 'um  \ndois\t\u00a0\ntrês ', 'um\ndois\ntrês'],
    ['empty lines around it', '\n\num\n\ndois\n\n', 'um\n\ndois'],
    ['a letter and its mark apart', 'Joa\u0303o', 'João'],
    ['an indent, which stays', '  um\n  dois', '  um\n  dois'],
  ])('is the same with %s', (_what, text, canonical) => {
    expect(canonicalText(text)).toBe(canonical);
    expect(textSha256(text, sha256)).toBe(textSha256(canonical, sha256));
  });

  it('has the digest that everybody reckons', () => {
    expect(textSha256('abc\n', sha256)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is another one for every letter, and the same when it is made canonical twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('a', 'ç', '1'), (text, letter) => {
        const once = canonicalText(text);
        expect(canonicalText(once)).toBe(once);
        expect(textSha256(`${once}${letter}`, sha256)).not.toBe(textSha256(once, sha256));
      }),
      runs,
    );
  });
});

describe('the evidence', () => {
  it('says who, when in Brasília and how the code came', () => {
    const facts = Object.fromEntries(
      evidenceFacts({
        title: 'Minuta do contrato social',
        sha256: 'ab',
        name: 'Ana Souza',
        cpf: '52998224725',
        email: 'ana@exemplo.com',
        code_sent_at: '2026-11-25T01:58:09.000Z',
        signed_at: '2026-11-25T02:03:22.120Z',
        ip: '203.0.113.7',
        user_agent: null,
        request_id: 'req-1',
      }).map(({ label, value }) => [label, value]),
    );
    expect(facts).toMatchObject({
      CPF: '529.982.247-25',
      'Assinado em': '24/11/2026, 23:03:22 (horário de Brasília)',
      Navegador: 'Não informado',
    });
    expect(facts['Como foi confirmado']).toContain('enviado a ana@exemplo.com em 24/11/2026, 22:58:09');
  });
});
