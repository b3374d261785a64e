import { expect, test } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { loginGate } from './login-gate.ts';

const refused = (enter: () => unknown): boolean => {
  try {
    enter();
    return false;
  } catch {
    return true;
  }
};

test('a flood of other e-mails does not make the gate forget whom it slows down', () => {
  const gate = loginGate(testClock());
  const guess = () => gate.enter('192.0.2.1', 'ana@teste.test');
  for (let count = 0; count < 5; count += 1) guess();
  for (let count = 0; count < 30_000; count += 1) {
    gate.enter('192.0.2.1', `nobody-${count}@teste.test`);
    // Whoever guesses on is refused each time, and stays known by it.
    if (count % 5_000 === 0) expect(refused(guess)).toBe(true);
  }
  expect(refused(guess)).toBe(true);
});
