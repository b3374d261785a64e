import { expect, it } from 'vitest';
import { replaceProblem } from './boleto-replacing.ts';

it.each([
  [{ status: 'opened', paid_amount: null }, null],
  [{ status: 'overdue', paid_amount: null }, null],
  [{ status: 'partially_paid', paid_amount: 100 }, /Desfaça o pagamento/],
  [{ status: 'overdue', paid_amount: 100 }, /Desfaça o pagamento/],
  [{ status: 'paid', paid_amount: 100 }, /inclua outro/],
  [{ status: 'canceled', paid_amount: null }, /inclua outro/],
] as const)('%j', (boleto, problem) => {
  const said = replaceProblem(boleto);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});
