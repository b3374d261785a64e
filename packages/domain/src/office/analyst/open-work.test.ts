import { expect, test } from 'vitest';
import { OPEN_WORK_KINDS, takeOverProblem } from './open-work.ts';

const marina = (is_master: boolean, ...names: string[]) => ({
  name: 'Marina',
  type: 'admin' as const,
  is_master,
  permissions: names.map((name) => ({ name, view: true, edit: true, delete: false })),
});

test.each([
  ['a master', marina(true), OPEN_WORK_KINDS, null],
  ['who sees leads', marina(false, 'new.leads'), ['leads'], null],
  ['who keeps natural people', marina(false, 'doctors.natural_persons'), ['companies'], null],
  [
    'who sees leads only',
    marina(false, 'new.leads'),
    ['leads', 'obligations', 'income_taxes'],
    'Quem assume: Marina não cuida de Obrigações em aberto e Declarações de IRPF em andamento. Passe isso a outra pessoa.',
  ],
] as const)('%s takes over what they can open', (_who, person, kinds, problem) => {
  expect(takeOverProblem(person, kinds)).toBe(problem);
});
