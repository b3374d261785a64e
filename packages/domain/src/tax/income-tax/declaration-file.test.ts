import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DeclarationFile, declarationFileProblem, readDeclarationFile } from './declaration-file.ts';

const CPF = '12345678909';

/** A line of a name, as the program writes it; the rest of the header is of no matter here. */
const file = (header: string, end = `T9${CPF}000003`) =>
  [`${header}   1130ANA SOUZA${' '.repeat(51)}SP`, `16${CPF}ANA SOUZA`, end].join('\r\n');

describe('the declaration of the program', () => {
  it.each<[string, string, DeclarationFile | null]>([
    ['an ordinary one', `IRPF    202620253500 ${CPF}`, { exercise_year: 2026, kind: 'original', cpf: CPF }],
    ['one that says it amends nothing', `IRPF    2026202535000${CPF}`, { exercise_year: 2026, kind: 'original', cpf: CPF }],
    ['an amending one', `IRPF    2026202535001${CPF}`, { exercise_year: 2026, kind: 'amending', cpf: CPF }],
    ['an amending one of older layouts', `IRPF    201920182600S${CPF}`, { exercise_year: 2019, kind: 'amending', cpf: CPF }],
    ['of who left the country', `IRPF    202620253520 ${CPF}`, { exercise_year: 2026, kind: 'departure', cpf: CPF }],
    ['of an estate', `IRPF    202620253521 ${CPF}`, { exercise_year: 2026, kind: 'estate', cpf: CPF }],
    ['a code that is none', `IRPF    202620253577 ${CPF}`, null],
    ['years that do not belong together', `IRPF    202620263500 ${CPF}`, null],
    ['a CPF that is none', 'IRPF    202620253500 12345678900', null],
    ['another program', `DIRF    202620253500 ${CPF}`, null],
    ['nothing before the name', ` IRPF    202620253500 ${CPF}`, null],
  ])('%s', (_what, header, read) => {
    expect(readDeclarationFile(file(header))).toEqual(read);
  });

  test('one that was cut, or closes as another person, is not read', () => {
    const whole = file(`IRPF    202620253500 ${CPF}`);
    expect(readDeclarationFile(whole.slice(0, -20))).toBeNull();
    expect(readDeclarationFile(file(`IRPF    202620253500 ${CPF}`, 'T998765432100000003'))).toBeNull();
  });

  test('whatever bytes come, it says yes or no', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (tail) => {
        expect(readDeclarationFile(`IRPF    ${tail}`)).toBeNull();
      }),
    );
  });
});

describe('what is kept beside a return', () => {
  const read: DeclarationFile = { exercise_year: 2026, kind: 'original', cpf: CPF };
  const of = { exercise_year: 2026, kind: 'original' as const, cpf: CPF };
  it.each([
    ['the same', read, of, null],
    ['a person without a CPF here', read, { ...of, cpf: null }, null],
    ['damaged', null, of, 'O arquivo não é uma declaração inteira do programa da Receita. Grave de novo no programa e envie.'],
    ['of another person', read, { ...of, cpf: '98765432100' }, 'Esta declaração é de outro CPF.'],
    ['of another year', read, { ...of, exercise_year: 2025 }, 'Esta declaração é do exercício 2026; aqui se guarda a de 2025.'],
    ['of another kind', read, { ...of, kind: 'amending' as const }, 'No arquivo a declaração é do tipo Original; aqui, Retificadora.'],
  ])('%s', (_what, given, where, problem) => {
    expect(declarationFileProblem(given, where)).toBe(problem);
  });
});
