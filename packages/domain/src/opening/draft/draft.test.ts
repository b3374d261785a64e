import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPartner } from '../../company/partner/partner-qualification.ts';
import { emptyAddress } from '../../shared/document/address.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { diffDrafts, diffWords } from './draft-diff.ts';
import { draftForm, openPlaceholders } from './draft-form.ts';
import { draftTemplate } from './draft-template.ts';

const cnaes = ['8630-5/03'] as const;
const ana: KnownPartner = {
  name: 'Ana Souza',
  marital_status: 'married',
  matrimonial_regime: 'partial_communion',
  birth_date: '1990-05-01',
  cpf: '52998224725',
  rg: '12.345.678-9',
  address: { ...emptyAddress, street: 'Rua B', number: '2', city: 'Campinas', state: 'SP' },
};
const rui: KnownPartner = { ...ana, name: 'Rui Leal', marital_status: 'single', matrimonial_regime: null };

const clause = (title: string, text: string) => ({ title, text, plain: null });

describe('a draft', () => {
  it('begins as a model that may be sent once all is known', () => {
    const clauses = draftTemplate({
      name: 'Souza Medicina Ltda.',
      place: 'Rua A, 1, Campinas/SP',
      city: 'Campinas',
      partners: [ana, rui],
      cnaes,
    });
    expect(parse(draftForm, { clauses }).ok).toBe(true);
    const text = (title: string) => clauses.find((one) => one.title === title)?.text;
    expect(text('Sócios')).toBe(
      'São sócios: Ana Souza, brasileiro(a), casado(a) sob o regime de comunhão parcial de bens, médico(a), nascido(a) em 1 de maio de 1990, CPF nº 529.982.247-25, RG nº 12.345.678-9, residente em Rua B, 2, Campinas/SP; Rui Leal, brasileiro(a), solteiro, médico(a), nascido(a) em 1 de maio de 1990, CPF nº 529.982.247-25, RG nº 12.345.678-9, residente em Rua B, 2, Campinas/SP.',
    );
    expect(text('Capital social')).toMatch(
      /1\.500,00, dividido em 150 quotas de R\$\s10,00 .*: Ana Souza, 75 quotas, no valor de R\$\s750,00; Rui/,
    );
    expect(text('Objeto social')).toContain('8630-5/03 – Atividade médica ambulatorial restrita a consultas');
  });

  it('is not sent with anything open', () => {
    const unknown = { ...ana, cpf: null, matrimonial_regime: null };
    const clauses = draftTemplate({ name: 'X', place: null, city: null, partners: [unknown], cnaes: [] });
    const parsed = parse(draftForm, { clauses });
    expect(parsed.ok ? {} : parsed.errors).toMatchObject({
      'clauses[0].text': ['Preencha o que está em aberto: [regime de bens], [CPF].'],
      'clauses[1].text': ['Preencha o que está em aberto: [endereço].'],
      'clauses[2].text': ['Preencha o que está em aberto: [CNAEs].'],
      'clauses[7].text': ['Preencha o que está em aberto: [cidade].'],
    });
    expect(openPlaceholders('{{nome}} e [endereço], {{nome}}')).toEqual(['{{nome}}', '[endereço]']);
  });

  it('does not tell spaces as changes, and a changed passage as one', () => {
    const [same] = diffDrafts([clause('A', 'um  dois \r\ntrês')], [clause('A', 'um dois\ntrês')]);
    expect(same?.kind).toBe('same');
    expect(diffWords('sede na Rua Velha agora', 'sede na Avenida Nova agora')).toEqual([
      { kind: 'same', text: 'sede na ' },
      { kind: 'removed', text: 'Rua Velha' },
      { kind: 'added', text: 'Avenida Nova' },
      { kind: 'same', text: ' agora' },
    ]);
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
