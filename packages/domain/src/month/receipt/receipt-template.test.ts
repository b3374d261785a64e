import { expect, it } from 'vitest';
import { readReceipt } from './receipt-reading.ts';
import { fixedWords, type ReceiptTemplate, templateOf } from './receipt-template.ts';
import { esocialReceipt } from './testing/receipt-samples.ts';

const joinville = (month: string, key: string, name = 'Souza Medicina'): string => `Portal do Contribuinte de Joinville
Encerramento da escrita fiscal municipal
Empresa ${name} 11.222.333/0001-81
Competência encerrada ${month}
Chave do fechamento
${key}
Feito em 12/11/2026 às 10:05`;

const template: ReceiptTemplate = {
  id: 1,
  name: 'Joinville',
  rule_key: 'iss',
  rule_id: null,
  fixed_words: fixedWords(joinville('10/2026', '8842-11-93')),
  number_label: 'Chave do fechamento',
  competence_label: 'Competência encerrada',
  date_label: 'Feito em',
  taught_by: 'Ana Souza',
  taught_on: '2026-11-12',
};

it('one correction teaches the template: the next of its kind is read whole, of another month and company', () => {
  const { receipt } = readReceipt(joinville('09/2026', '9001-77-42', 'Clínica Prado'), '2026-11-20', [template]);
  expect(receipt).toMatchObject({
    kind: null,
    rule_key: 'iss',
    document: '11222333000181',
    competence: '2026-09',
    protocol_number: '9001-77-42',
    delivered_on: '2026-11-12',
    delivered_at: '10:05',
    taught: 'Joinville: modelo ensinado por Ana Souza em 12/11/2026',
    doubts: {},
  });
  expect(readReceipt(joinville('09/2026', '9001-77-42'), '2026-11-20').receipt).toBeNull();
});

it('of another city, without its labels, or as near to two templates, no template is taken', () => {
  expect(templateOf('Prefeitura de Maringá\nDeclaração recebida\nChave do fechamento 123456', [template])).toBeNull();
  expect(templateOf(joinville('10/2026', '1').replace('Chave do fechamento', 'Fechamento da chave'), [template])).toBeNull();
  expect(templateOf(joinville('10/2026', '1'), [template, { ...template, id: 2, rule_key: 'dmed' }])).toBeNull();
  expect(
    templateOf(joinville('10/2026', '1'), [template, { ...template, id: 2, fixed_words: [...template.fixed_words, 'OUTRA'] }])?.id,
  ).toBe(1);
});

it('of few words no template is made: it would take any paper', () => {
  const text = 'Recibo 12345';
  expect(
    templateOf(text, [{ ...template, fixed_words: fixedWords(text), number_label: null, competence_label: null, date_label: null }]),
  ).toBeNull();
});

it('what an office hands out is known without a template, and a template that finds nothing leaves what was read', () => {
  const text = esocialReceipt({ cnpj: '11222333000181', competence: '2026-10', number: '1.1.0000000012345678901', day: '2026-11-12' });
  const other = {
    ...template,
    fixed_words: fixedWords(text),
    rule_key: 'esocial' as const,
    number_label: 'Situação',
    competence_label: null,
    date_label: null,
  };
  expect(readReceipt(text, '2026-11-20', [other]).receipt).toMatchObject({ protocol_number: '1.1.0000000012345678901', doubts: {} });
});
