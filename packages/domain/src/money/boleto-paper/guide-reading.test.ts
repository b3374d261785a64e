import { describe, expect, it } from 'vitest';
import { readGuide } from './guide-reading.ts';
import { darfText, dasText, feeText } from './testing/guide-samples.ts';

const TODAY = '2026-11-20';
const cnpj = '11222333000181';
const das = dasText({ cnpj, amount: 452_250 });
const read = (text: string) => readGuide(text, TODAY);

describe('a guide says what it is', () => {
  it('of the Simples, with its amount by the line and its day and month by the words', () => {
    expect(read(das)).toMatchObject({
      kind: 'tax',
      tax_key: 'das',
      competence: '2026-10',
      description: 'DAS de outubro de 2026',
      amount: 452_250,
      due_date: '2026-11-23',
      digitable_line: expect.stringMatching(/^858\d{45}$/),
      documents: [cnpj],
      doubts: {},
      sources: { kind: 'text', tax_key: 'text', competence: 'text', due_date: 'text', amount: 'line', digitable_line: 'line' },
    });
  });

  it.each([
    [['0561'], 'inss'],
    [['1082', '1138'], 'inss'],
    [['0190'], 'carne_leao'],
    [['8109', '2172'], 'pis_cofins'],
    [['2089'], 'irpj_csll'],
  ])('a DARF by its codes %j: %s', (codes, tax_key) => {
    const reading = read(darfText({ cnpj, amount: 98_765, codes }));
    expect(reading).toMatchObject({ kind: 'tax', tax_key, competence: '2026-10', due_date: '2026-11-25', amount: 98_765, doubts: {} });
  });

  it.each([
    [['0561', '8109'], 'O DARF junta tributos diferentes. Escolha o tributo.'],
    [['9999'], 'O código da receita não é dos que conhecemos. Escolha o tributo.'],
  ])('a DARF of the codes %j leaves the tax to a person', (codes, doubt) => {
    const reading = read(darfText({ cnpj, amount: 98_765, codes }));
    expect(reading).toMatchObject({ kind: 'tax', tax_key: null, description: null, doubts: { tax_key: doubt } });
  });

  it('a fee, whose line says its day too; the same line on both slips is one', () => {
    expect(read(feeText({ cnpj, amount: 59_900, due_date: '2026-12-10' }))).toMatchObject({
      kind: 'fee',
      tax_key: null,
      competence: '2026-11',
      description: 'Honorários de novembro de 2026',
      amount: 59_900,
      due_date: '2026-12-10',
      doubts: {},
      sources: { due_date: 'line', amount: 'line' },
    });
  });

  it.each([
    ['Guia do FGTS Digital', 'fgts'],
    ['Prefeitura de São Paulo\nDAM ISSQN', 'iss'],
    ['Guia da Previdência Social', 'inss'],
  ])('%j: %s', (text, tax_key) => {
    expect(read(text)).toMatchObject({ kind: 'tax', tax_key });
  });
});

describe('what is not sure is a doubt of its field', () => {
  it.each<[string, string, object]>([
    [
      'a digit of the line that is wrong',
      das.replace(/(\d)-(\d) /, (_, before: string, digit: string) => `${before}-${(Number(digit) + 1) % 10} `),
      { digitable_line: expect.stringContaining('não confere') },
    ],
    ['no line', das.split('\n').slice(0, -1).join('\n'), { digitable_line: 'Nenhuma linha digitável no texto.' }],
    [
      'two lines',
      `${das}\n${dasText({ cnpj, amount: 452_250, serial: 2 })}`,
      { digitable_line: 'Há 2 linhas digitáveis no arquivo. Separe um boleto por arquivo.' },
    ],
    [
      'another amount than its line',
      das.replace('4.522,50', '4.522,00'),
      { amount: expect.stringContaining('o texto não mostra este valor') },
    ],
    [
      'two last days',
      das.replace('até\n23/11', 'até 24/11/2026\nPagar este documento até 23/11'),
      { due_date: 'O texto diz mais de um vencimento: 24/11/2026 e 23/11/2026.' },
    ],
    ['no day', das.replaceAll('23/11/2026', ''), { due_date: 'O vencimento não está no texto.' }],
    ['no month', das.replace('Outubro/2026', ''), { competence: 'O mês não está no texto.' }],
    [
      'nothing that says what it is',
      'Um papel qualquer',
      { kind: 'O texto não diz o que se paga. Escolha o tipo.', amount: 'O valor não está no texto.' },
    ],
  ])('%s', (_name, text, doubts) => {
    expect(read(text).doubts).toMatchObject(doubts);
  });

  it('nothing in a text makes it fail', () => {
    for (const text of ['', '\0', '8'.repeat(70_000), `${'1'.repeat(47)} ${'9/9'.repeat(900)}`]) expect(() => read(text)).not.toThrow();
  });
});
