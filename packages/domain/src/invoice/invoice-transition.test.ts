import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventLabel } from '../event/event-actions.ts';
import { runs } from '../shared/property-runs.ts';
import {
  DEAD_STATUSES,
  INVOICE_STATUSES,
  type InvoiceStatus,
  invoiceStatusLabel,
  isEditable,
  isIssued,
  isOpen,
  isReceivable,
} from './invoice-status.ts';
import { INVOICE_ACTIONS, type InvoiceAction, legalActions, statusesFor, transition } from './invoice-transition.ts';

// The arrows of entities.md, written again here, so that the table of actions cannot leave them unseen.
const ARROWS: Record<InvoiceStatus, InvoiceStatus[]> = {
  requested: ['in_preparation', 'discarded'],
  in_preparation: ['requirement', 'ready', 'discarded'],
  requirement: ['answered', 'discarded'],
  answered: ['in_preparation', 'discarded'],
  ready: ['authorized', 'sending', 'discarded'],
  sending: ['authorized', 'rejected'],
  rejected: ['in_preparation', 'discarded'],
  discarded: [],
  authorized: ['sent', 'partially_paid', 'paid', 'overdue', 'cancellation_requested', 'replaced'],
  sent: ['partially_paid', 'paid', 'overdue', 'cancellation_requested', 'replaced'],
  partially_paid: ['partially_paid', 'paid'],
  overdue: ['partially_paid', 'paid'],
  paid: [],
  cancellation_requested: ['cancelled', 'cancellation_denied'],
  cancellation_denied: ['authorized', 'sent'],
  cancelled: [],
  replaced: [],
};

const ACTIONS = Object.keys(INVOICE_ACTIONS) as InvoiceAction[];
const status = fc.constantFrom(...INVOICE_STATUSES);
const action = fc.constantFrom(...ACTIONS);
const before = fc.constantFrom('authorized' as const, 'sent' as const);

describe('invoice transitions', () => {
  it('never leave the arrows of the state machine, step by step', () => {
    fc.assert(
      fc.property(status, fc.array(fc.tuple(action, before), { maxLength: 12 }), (start, steps) => {
        let here = start;
        for (const [name, back] of steps) {
          const result = transition(here, name, { before: back });
          expect(legalActions(here).includes(name)).toBe(result.ok);
          for (const next of result.ok ? [...result.through, result.to] : []) {
            expect(ARROWS[here]).toContain(next);
            here = next;
          }
        }
      }),
      runs,
    );
  });

  it('cover every arrow', () => {
    const walked = new Set<string>();
    for (const from of INVOICE_STATUSES)
      for (const name of ACTIONS)
        for (const back of ['authorized', 'sent'] as const) {
          const result = transition(from, name, { before: back });
          if (!result.ok) continue;
          const path = [from, ...result.through, result.to];
          for (const [index, step] of path.slice(1).entries()) walked.add(`${path[index]} ${step}`);
        }
    expect([...walked].toSorted()).toEqual(INVOICE_STATUSES.flatMap((from) => ARROWS[from].map((to) => `${from} ${to}`)).toSorted());
  });

  it('record what one screen action covers', () => {
    expect(transition('requested', 'issue')).toEqual({
      ok: true,
      to: 'authorized',
      through: ['in_preparation', 'ready'],
      event: 'invoice.issued',
    });
    expect(transition('sent', 'cancel')).toMatchObject({ ok: true, to: 'cancelled', through: ['cancellation_requested'] });
  });

  it('go back to where the invoice was when a cancellation is denied', () => {
    expect(transition('cancellation_requested', 'deny_cancellation', { before: 'sent' })).toEqual({
      ok: true,
      to: 'sent',
      through: ['cancellation_denied'],
      event: 'invoice.cancellation_denied',
    });
  });

  it('are refused with the legal ones in Portuguese', () => {
    expect(transition('sending', 'issue')).toEqual({
      ok: false,
      legal: ['authorize', 'reject'],
      message: 'A nota está em "Enviando" e não aceita "Emitir". Agora é possível: Autorizar, Rejeitar.',
    });
    expect(transition('paid', 'issue')).toEqual({
      ok: false,
      legal: [],
      message: 'A nota está em "Paga" e não aceita "Emitir". Nenhuma ação muda mais esta nota.',
    });
  });

  it('ask who does it', () => {
    expect(transition('requested', 'issue', { by: 'doctor' })).toMatchObject({ ok: false, legal: ['discard'] });
    expect(transition('requirement', 'answer_requirement', { by: 'doctor' })).toMatchObject({ ok: true, to: 'answered' });
    expect(legalActions('authorized', 'system')).toEqual(['send', 'receive_part', 'receive', 'expire']);
  });

  it('cannot issue twice, nor what is waiting for an answer', () => {
    expect(statusesFor('issue')).toEqual(['requested', 'in_preparation', 'answered', 'ready', 'rejected']);
  });

  it('leave a named event each, that the history can say', () => {
    const events = ACTIONS.map((name) => INVOICE_ACTIONS[name].event);
    expect(new Set(events).size).toBe(ACTIONS.length);
    for (const event of events) expect(eventLabel[event]).toBeTruthy();
  });
});

describe('groups of statuses', () => {
  it('are the labels of entities.md', () => {
    expect(INVOICE_STATUSES.map((name) => invoiceStatusLabel[name])).toEqual([
      'Solicitada',
      'Em preparação',
      'Exigência',
      'Respondida',
      'Pronta',
      'Enviando',
      'Autorizada',
      'Rejeitada',
      'Descartada',
      'Enviada ao tomador',
      'Parcial',
      'Paga',
      'Vencida',
      'Cancelamento solicitado',
      'Cancelamento negado',
      'Cancelada',
      'Substituída',
    ]);
  });

  it('are one of open, issued or dead', () => {
    for (const name of INVOICE_STATUSES)
      expect([isOpen(name), isIssued(name), (DEAD_STATUSES as readonly string[]).includes(name)].filter(Boolean)).toHaveLength(1);
  });

  it('expect money from issued ones only, and are edited before', () => {
    expect(INVOICE_STATUSES.filter(isReceivable)).toEqual(['authorized', 'sent', 'partially_paid', 'overdue']);
    expect(INVOICE_STATUSES.filter(isEditable)).toEqual(INVOICE_STATUSES.filter((name) => isOpen(name) && name !== 'sending'));
  });
});
