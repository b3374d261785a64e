import { expect, it } from 'vitest';
import { contractProblem, exampleContract, fillContract } from './contract-template.ts';

it.each([
  ['Sem campos.', null],
  ['{{contratante.nome}} contrata o plano {{ plano.nome }}.', null],
  ['{{contratante.idade}}', 'O contrato não conhece o campo “{{contratante.idade}}”.'],
  ['{{toString}}', 'O contrato não conhece o campo “{{toString}}”.'],
  ['{{contratante.nome}', 'Um campo está sem as duas chaves de abrir ou de fechar.'],
  ['contratante.nome}}', 'Um campo está sem as duas chaves de abrir ou de fechar.'],
])('%s', (text, problem) => {
  expect(contractProblem(text)).toBe(problem);
});

it('stands in for every field, wherever it is', () => {
  const values = exampleContract({ name: 'Essencial', value: 29_990, services: [] });
  expect(fillContract('{{plano.nome}}, {{ plano.valor }}: {{plano.servicos}}. {{plano.nome}}', values)).toBe(
    'Essencial, R$\u00a0299,90: nenhum serviço descrito. Essencial',
  );
});
