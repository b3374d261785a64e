import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../shared/schema/parse.ts';
import { runs } from '../shared/testing/property-runs.ts';
import { diffDrafts, diffWords } from './draft-diff.ts';
import { draftForm } from './draft-form.ts';
import { draftTemplate } from './draft-template.ts';

const clause = (title: string, text: string) => ({ title, text, plain: null });

describe('a draft', () => {
  it('begins as a model that may be sent', () => {
    const clauses = draftTemplate({ name: 'Souza Medicina Ltda.', place: 'Campinas/SP', partners: ['Ana Souza'] });
    expect(parse(draftForm, { clauses }).ok).toBe(true);
    expect(clauses.find(({ title }) => title === 'Capital social')?.text).toMatch(/1\.500,00, dividido em 150 quotas de R\$\s10,00/);
  });

  it('says word by word what it changes', () => {
    expect(diffWords('sede em Campinas agora', 'sede em Santos agora')).toEqual([
      { kind: 'same', text: 'sede em ' },
      { kind: 'removed', text: 'Campinas' },
      { kind: 'added', text: 'Santos' },
      { kind: 'same', text: ' agora' },
    ]);
    const kinds = diffDrafts(
      [clause('A', 'um'), clause('B', 'dois'), clause('C', 'três')],
      [clause('A', 'um'), clause('B', 'dois mil'), clause('D', 'quatro')],
    ).map(({ title, kind }) => `${title} ${kind}`);
    expect(kinds).toEqual(['A same', 'B changed', 'D added', 'C removed']);
  });

  it('holds both texts in the difference, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', '\n', 'sócio'), { maxLength: 12 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = diffWords(before, after);
        const textOf = (left: string) =>
          parts
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect(textOf('added')).toBe(before);
        expect(textOf('removed')).toBe(after);
      }),
      runs,
    );
  });
});
