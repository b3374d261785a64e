import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { MAX_ATTEMPTS, waitAfter } from './delivery-attempts.ts';
import { deliveryProblem, isPermanent } from './delivery-problem.ts';

it.each([
  [{ status: '5.1.1' }, 'Este endereço não existe no servidor do tomador.', true],
  [{ reply: 550, text: '550 5.1.1 <ana@x.test>: Recipient address rejected' }, 'Este endereço não existe no servidor do tomador.', true],
  [{ status: '4.2.2', text: 'over quota' }, 'A caixa de entrada está cheia.', false],
  [{ status: '5.7.26' }, 'O servidor do tomador recusou a mensagem por suas regras (bloqueio ou suspeita de spam).', true],
  [{ status: '5.0.0', text: 'so not\r\n tonight' }, 'O servidor do tomador recusou a mensagem (so not tonight).', true],
  [{ reply: 554 }, 'O servidor do tomador recusou a mensagem.', true],
  [{ reply: 421, text: '421 busy' }, 'O servidor do tomador recusou a mensagem (421 busy).', false],
  [{}, 'O servidor do tomador recusou a mensagem.', false],
])('%j', (said, words, permanent) => {
  expect([deliveryProblem(said), isPermanent(said)]).toEqual([words, permanent]);
});

it('is one short line of words, whatever a server says', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 400 }));
  fc.assert(
    fc.property(text, text, fc.option(fc.integer()), (status, said, reply) => {
      const words = deliveryProblem({ status, text: said, reply });
      expect(words).toMatch(/^[^\p{Control}]{1,260}\.$/u);
    }),
    runs,
  );
});

it('waits longer after each try, and ends', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, index) => waitAfter(index + 1));
  expect(waits).toEqual([1, 5, 15, 60, 240, null]);
  expect(waitAfter(MAX_ATTEMPTS + 1)).toBeNull();
});
