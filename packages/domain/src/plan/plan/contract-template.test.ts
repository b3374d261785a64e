import { expect, it } from 'vitest';
import { contractProblem, exampleContract, fillContract, priceInContract } from './contract-template.ts';
import { STANDARD_CONTRACT } from './standard-contract.ts';

const whole = '{{escritorio.nome}} {{escritorio.documento}} {{contratante.nome}} {{ contratante.documento }} {{plano.valor}} por mês.';

it.each([
  [STANDARD_CONTRACT, null],
  [`${whole} Rescisão: aviso de 30 dias.`, null],
  [whole, 'O contrato não diz como termina: escreva a cláusula de encerramento ou rescisão.'],
  [
    '{{contratante.nome}}, {{contratante.documento}}, {{plano.valor}}.',
    'Falta no contrato: {{escritorio.nome}}, {{escritorio.documento}}.',
  ],
  ['{{contratante.idade}}', 'O contrato não conhece o campo “{{contratante.idade}}”.'],
  ['{{toString}}', 'O contrato não conhece o campo “{{toString}}”.'],
  ['{{contratante.nome}', 'Um campo está sem as duas chaves de abrir ou de fechar.'],
  ['contratante.nome}}', 'Um campo está sem as duas chaves de abrir ou de fechar.'],
])('%s', (text, problem) => {
  expect(contractProblem(text)).toBe(problem);
});

it.each([
  [22_420, { total: 29_890, payments_left: 2 }, 'R$\u00a0224,20 nos 2 primeiros pagamentos e, depois, R$\u00a0298,90'],
  [22_420, { total: 29_890, payments_left: 1 }, 'R$\u00a0224,20 no primeiro pagamento e, depois, R$\u00a0298,90'],
  [29_890, null, 'R$\u00a0298,90'],
])('says what a month costs, and what it costs after the discount', (total, after_coupon, words) => {
  expect(priceInContract({ total, after_coupon })).toBe(words);
});

it('stands in for every field, wherever it is', () => {
  const values = exampleContract({ name: 'Essencial', value: 29_990, services: [] });
  expect(fillContract('{{plano.nome}}, {{ plano.valor }}: {{plano.servicos}}. {{plano.nome}}', values)).toBe(
    'Essencial, R$\u00a0299,90: nenhum serviço descrito. Essencial',
  );
});
