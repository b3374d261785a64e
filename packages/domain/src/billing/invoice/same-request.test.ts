import { describe, expect, it } from 'vitest';
import { isSameText, mayBeSame } from './same-request.ts';

const asked = { client_id: 7, competence: '2026-11', gross_amount: 150_000 };

describe('the same request asked twice', () => {
  it.each([
    ['the same', {}, true],
    ['issued already', { status: 'paid' }, true],
    ['discarded', { status: 'discarded' }, false],
    ['cancelled', { status: 'cancelled' }, false],
    ['replaced', { status: 'replaced' }, false],
    ['another client', { client_id: 8 }, false],
    ['another month', { competence: '2026-10' }, false],
    ['another amount', { gross_amount: 150_001 }, false],
  ] as const)('%s', (_name, change, expected) => {
    expect(mayBeSame({ ...asked, status: 'requested', ...change }, asked)).toBe(expected);
  });

  it.each([
    ['Plantões de novembro', 'plantoes  de novembro ', true],
    ['Plantões dos dias 3 e 10', 'Plantões dos dias 4 e 11', false],
  ])('%j and %j: %s', (former, text, expected) => {
    expect(isSameText(former, text)).toBe(expected);
  });
});
