import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { type InvoiceAction, type InvoiceActor, invoiceMachine } from './invoice-life.ts';
import { type InvoiceStatus, isOpen } from './invoice-status.ts';
import {
  isRequirementLate,
  REQUIREMENT_STATUSES,
  type RequirementAction,
  type RequirementStatus,
  requirementMachine,
  requirementStatusLabel,
  standingOf,
  waitsForAnswer,
} from './requirement-life.ts';

const { transition, legalActions } = requirementMachine;

describe('one requirement', () => {
  it('is the doctor’s to answer, and staff’s to judge', () => {
    expect(
      REQUIREMENT_STATUSES.map((status) => [requirementStatusLabel[status], legalActions(status, 'doctor'), legalActions(status, 'staff')]),
    ).toEqual([
      ['Aberta', ['answer'], ['conclude']],
      ['Respondida', [], ['send_back', 'conclude']],
      ['Devolvida', ['answer'], ['conclude']],
      ['Concluída', [], []],
    ]);
  });

  it('is refused in words, and sent back with a reason only', () => {
    expect(transition('answered', 'answer', { by: 'doctor' })).toMatchObject({
      ok: false,
      message: 'A exigência está em "Respondida" e não aceita "Responder". Nenhuma ação muda mais esta exigência.',
    });
    expect(transition('answered', 'send_back', { by: 'staff', reason: ' ' })).toMatchObject({ ok: false, problem: 'reason_missing' });
    expect(transition('answered', 'send_back', { by: 'staff', reason: 'Ilegível.' })).toMatchObject({ ok: true, to: 'returned' });
  });

  it.each<[RequirementStatus, string, boolean]>([
    ['open', '2026-11-19', true],
    ['open', '2026-11-20', false],
    ['returned', '2026-11-19', true],
    ['answered', '2026-11-19', false],
    ['concluded', '2026-11-19', false],
  ])('%s, due %s: late %s', (status, due_at, isLate) => {
    expect(isRequirementLate({ status, due_at }, '2026-11-20')).toBe(isLate);
  });
});

it.each<[RequirementStatus[], InvoiceStatus]>([
  [[], 'in_preparation'],
  [['open'], 'requirement'],
  [['answered'], 'answered'],
  [['answered', 'open'], 'requirement'],
  [['answered', 'returned'], 'requirement'],
  [['concluded', 'answered'], 'answered'],
  [['concluded', 'open'], 'requirement'],
  [['concluded', 'concluded'], 'in_preparation'],
])('with %j the invoice stands at %s', (statuses, standing) => {
  expect(standingOf(statuses.map((status) => ({ status })))).toBe(standing);
});

// The two machines together, as the server runs them: whatever people do and in whatever order, the invoice stands where its requirements put it.
it('moves invoice and requirements together, always', () => {
  const step = fc.record({ do: fc.constantFrom('open', 'answer', 'send_back', 'conclude'), which: fc.nat({ max: 4 }) });
  const start = fc.constantFrom<InvoiceStatus>('requested', 'in_preparation', 'rejected');
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 15 }), (from, steps) => {
      let invoice = from;
      const requirements: { status: RequirementStatus }[] = [];
      const move = (action: InvoiceAction, by: InvoiceActor) => {
        const moved = invoiceMachine.transition(invoice, action, { by, before: standingOf(requirements), reason: 'Falta a escala.' });
        expect(moved).toMatchObject({ ok: true });
        if (moved.ok) invoice = moved.to;
      };
      for (const { do: what, which } of steps) {
        if (what === 'open') {
          requirements.push({ status: 'open' });
          move('open_requirement', 'staff');
        } else {
          const by = what === 'answer' ? 'doctor' : 'staff';
          const result = transition(requirements[which]?.status ?? 'concluded', what as RequirementAction, { by, reason: 'Ilegível.' });
          if (!result.ok) continue;
          requirements.splice(which, 1, { status: result.to });
          move(ON_INVOICE[what as RequirementAction], by);
        }
        expect(invoice).toBe(standingOf(requirements));
        expect(invoice === 'requirement').toBe(requirements.some(({ status }) => waitsForAnswer(status)));
        expect(isOpen(invoice)).toBe(true);
      }
    }),
    runs,
  );
});

const ON_INVOICE = {
  answer: 'answer_requirement',
  send_back: 'return_requirement',
  conclude: 'conclude_requirement',
} as const satisfies Record<RequirementAction, InvoiceAction>;
