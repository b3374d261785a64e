import { describe, expect, it } from 'vitest';
import { guessDocument } from './document-guess.ts';
import { documentsAsked, lackingPapers, type SentPaper } from './documents-asked.ts';
import { legibilityProblem, sharpness } from './legibility.ts';

describe('what a file is, by its name', () => {
  it.each([
    ['CNH frente.jpg', 'driving_licence'],
    ['titulo_de_eleitor.pdf', 'voter_title'],
    ['RG.pdf', 'identity'],
    ['rg-verso (1).JPG', 'identity'],
    ['comprovante de residência nov.pdf', 'proof_of_residence'],
    ['Declaração de residência médica.pdf', 'medical_residence_proof'],
    ['crm pj 2026.pdf', 'company_crm'],
    ['CRM_SP.png', 'personal_crm'],
    ['contrato social 3a alteração contratual.pdf', 'contract_amendments'],
    ['cartão cnpj.pdf', 'cnpj_card'],
    ['IMG_20261102_101010.jpg', null],
    ['energia.pdf', null],
  ] as const)('%s', (name, kind) => {
    expect(guessDocument(name)).toBe(kind);
  });
});

describe('the papers that lack', () => {
  const sent = (...kinds: SentPaper['kind'][]): SentPaper[] => kinds.map((kind) => ({ kind, status: 'sent' }));
  const personal = sent('income_tax_receipt', 'driving_licence', 'identity', 'proof_of_residence');

  it('are met by any one of those that do', () => {
    expect(lackingPapers('natural_person', personal)).toEqual([]);
    expect(lackingPapers('natural_person', sent('identity')).map(({ any_of }) => any_of[0])).toEqual([
      'voter_title',
      'cpf_card',
      'proof_of_residence',
    ]);
  });

  it('lack again when they are returned, and are asked of a new company’s place later', () => {
    const [first, ...rest] = personal;
    expect(lackingPapers('new_company', [...rest, { kind: first?.kind ?? 'identity', status: 'returned' }])).toHaveLength(1);
    const groups = documentsAsked('new_company', personal);
    expect(groups.map(({ group, is_later }) => [group, is_later])).toEqual([
      ['personal', false],
      ['licensing', true],
    ]);
    expect(groups.flatMap(({ needs }) => needs.filter(({ lacks }) => lacks))).toEqual([]);
    expect(lackingPapers('migrated_company', personal)).toHaveLength(3);
  });
});

describe('whether a photo can be read', () => {
  const size = { width: 40, height: 40 };
  const of = (grey: (x: number, y: number) => number) =>
    sharpness(
      Array.from({ length: size.width * size.height }, (_, at) => grey(at % size.width, Math.floor(at / size.width))),
      size,
    );

  it('has edges where print is sharp, and none where it is smeared', () => {
    expect(of(() => 128)).toBe(0);
    expect(of((x) => 6 * x)).toBe(0);
    expect(of((x) => (x % 4 < 2 ? 0 : 255))).toBeGreaterThan(10_000);
    expect(sharpness([1, 2], { width: 2, height: 1 })).toBe(0);
  });

  it('is said in words', () => {
    expect(legibilityProblem({ width: 3000, height: 2000 }, 500)).toBeNull();
    expect(legibilityProblem({ width: 600, height: 800 }, 500)).toContain('A foto é pequena');
    expect(legibilityProblem({ width: 3000, height: 2000 }, 3)).toContain('fora de foco');
  });
});
