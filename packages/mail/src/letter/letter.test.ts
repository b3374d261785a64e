import { colors } from '@esteto/ui/system/style/colors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterHtml } from './html.ts';
import type { Letter, Part } from './letter.ts';
import { letterText } from './text.ts';

const letterOf = (...parts: Part[]): Letter => ({ subject: 'Sua nota', preview: 'Nota 118', person: 'Ana Souza', parts });

test('says in plain text what it says in the product’s look', () => {
  const letter = letterOf(
    { kind: 'text', text: 'Precisamos de você:' },
    { kind: 'facts', facts: [['Competência', 'nov/2026']] },
    { kind: 'items', items: [{ text: 'O contrato', notes: ['Responda até 20/11/2026.'] }] },
    { kind: 'quote', text: 'Falta a página 2.\nE a 3.' },
    { kind: 'code', code: '4821' },
    { kind: 'link', label: 'Responder', href: 'https://esteto.test/app?a=1&b=2' },
  );
  expect(letterText(letter)).toBe(
    [
      'Olá, Ana.',
      'Precisamos de você:',
      'Competência: nov/2026',
      '- O contrato\n  Responda até 20/11/2026.',
      'Falta a página 2.\nE a 3.',
      '4821',
      'Responder:\nhttps://esteto.test/app?a=1&b=2',
      'Esteto',
    ].join('\n\n'),
  );
  const html = letterHtml(letter);
  for (const said of ['Olá, Ana.', 'Precisamos de você:', 'nov/2026', 'O contrato', 'Falta a página 2.<br>E a 3.', '4821', 'Responder'])
    expect(html).toContain(said);
  expect(html).toContain('href="https://esteto.test/app?a=1&amp;b=2"');
});

test('greets nobody by name where several people read it', () => {
  expect(letterText({ ...letterOf(), person: null })).toMatch(/^Olá\.\n/);
});

const anyPart: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('quote' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('code' as const), code: fc.string() }),
  fc.record({ kind: fc.constant('link' as const), label: fc.string(), href: fc.string() }),
  fc.record({ kind: fc.constant('facts' as const), facts: fc.array(fc.tuple(fc.string(), fc.string())) }),
);

const tagsOf = (html: string): string => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""')).join('');

test('what people write makes no tag and ends no attribute', () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onclick='",
    '</td></table>',
    '&lt;b&gt;',
  );
  fc.assert(
    fc.property(anyPart, hostile, (part, evil) => {
      const changed = JSON.parse(
        JSON.stringify(part, (key, value: unknown) => (typeof value === 'string' && key !== 'kind' ? evil + value : value)),
      ) as Part;
      const harmless = JSON.parse(
        JSON.stringify(changed, (key, value: unknown) =>
          typeof value === 'string' && key !== 'kind' ? value.replaceAll(/[^\r\n]/g, 'x') : value,
        ),
      ) as Part;
      expect(tagsOf(letterHtml(letterOf(changed)))).toBe(tagsOf(letterHtml(letterOf(harmless))));
    }),
  );
});

test('fetches nothing, so that no server learns who opened it', () => {
  const html = letterHtml(letterOf({ kind: 'text', text: 'Oi' }));
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/i);
});

test('has the colours of the product, light and dark', () => {
  const known = new Set(JSON.stringify(colors).match(/#[0-9a-f]{6}/g));
  const html = letterHtml(
    letterOf(
      { kind: 'quote', text: 'a' },
      { kind: 'facts', facts: [['a', 'b']] },
      { kind: 'code', code: '1' },
      { kind: 'link', label: 'a', href: 'b' },
    ),
  );
  const strange = (html.match(/#[0-9a-f]{6}/g) ?? []).filter((color) => !known.has(color));
  expect(strange).toEqual([]);
});
