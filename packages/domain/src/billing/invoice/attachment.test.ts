import { describe, expect, it } from 'vitest';
import { attachmentProblem, isOfPresentAnswer, MAX_ATTACHMENTS, mayRemove } from './attachment.ts';
import { DEAD_STATUSES, INVOICE_STATUSES } from './invoice-status.ts';

const open = { status: 'open', returned_at: null } as const;
const returned = { status: 'returned', returned_at: '2026-11-20T12:00:00.000Z' } as const;
const answered = { ...returned, status: 'answered' } as const;

describe('a file', () => {
  it('is attached to whatever invoice is not over without money', () => {
    const refused = INVOICE_STATUSES.filter((status) => attachmentProblem({ status, count: 0, requirement: null }) !== null);
    expect(refused).toEqual([...DEAD_STATUSES]);
    expect(attachmentProblem({ status: 'discarded', count: 0, requirement: null })).toBe(
      'A nota está em "Descartada" e não recebe mais arquivos.',
    );
  });

  it('answers a requirement while that waits', () => {
    const problem = (requirement: typeof open | typeof returned | typeof answered) =>
      attachmentProblem({ status: 'requirement', count: 0, requirement });
    expect([open, returned].map(problem)).toEqual([null, null]);
    expect(problem(answered)).toBe('A exigência está em "Respondida" e não recebe mais arquivos.');
  });

  it('is one of so many', () => {
    expect(attachmentProblem({ status: 'paid', count: MAX_ATTACHMENTS - 1, requirement: null })).toBeNull();
    expect(attachmentProblem({ status: 'paid', count: MAX_ATTACHMENTS, requirement: null })).toBe(
      'Esta nota já tem 30 arquivos. Retire um antes de anexar outro.',
    );
  });
});

describe('who sent a file', () => {
  const before = { created_by: 7, created_at: '2026-11-20T11:00:00.000Z' };
  const after = { created_by: 7, created_at: '2026-11-20T13:00:00.000Z' };

  it.each([
    ['of the invoice itself', before, null, true],
    ['of an answer still to be given', before, open, true],
    ['of an answer given anew', after, returned, true],
    ['of the answer that was sent back', before, returned, false],
    ['of an answer that was given', after, answered, false],
  ])('takes back one %s: %s', (_which, file, requirement, isAllowed) => {
    expect(mayRemove(file, requirement, 7)).toBe(isAllowed);
    expect(mayRemove(file, requirement, 8)).toBe(false);
  });

  it('counts for the present answer what came since it was sent back', () => {
    expect([before, after].map((file) => isOfPresentAnswer(file, returned))).toEqual([false, true]);
    expect(isOfPresentAnswer(before, open)).toBe(true);
  });
});
