import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { rank, recentOf } from './rank.ts';

const entry = (label: string, detail?: string) => ({ key: label, label, detail, icon: House });
const entries = [entry('Início'), entry('Notas fiscais', 'Faturamento'), entry('Solicitar nota'), entry('Clínica São Lucas', 'Empresa')];
const labels = (found: { label: string }[]) => found.map(({ label }) => label);

describe('rank', () => {
  it.each([
    ['inicio', ['Início']],
    ['INÍCIO', ['Início']],
    ['sao lucas clinica', ['Clínica São Lucas']],
    ['faturamento', ['Notas fiscais']],
    ['lucas empresa', ['Clínica São Lucas']],
    ['xyz', []],
  ])('finds by %s', (text, found) => {
    expect(labels(rank(entries, text, []))).toEqual(found);
  });

  it('puts what begins with the text before what holds it', () => {
    expect(labels(rank(entries.toReversed(), 'nota', []))).toEqual(['Notas fiscais', 'Solicitar nota']);
  });

  it('puts what was chosen lately first of all', () => {
    expect(labels(rank(entries, 'nota', ['Solicitar nota']))).toEqual(['Solicitar nota', 'Notas fiscais']);
  });

  it('shows no more of one kind than may be taken in', () => {
    expect(
      rank(
        Array.from({ length: 40 }, (_, index) => entry(`Empresa ${index}`)),
        'empresa',
        [],
      ),
    ).toHaveLength(6);
  });
});

it('knows the recent ones in their order, and forgets what is there no more', () => {
  expect(labels(recentOf(entries, ['Solicitar nota', 'gone', 'Início']))).toEqual(['Solicitar nota', 'Início']);
});
