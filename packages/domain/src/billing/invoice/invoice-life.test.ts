import { describe, expect, it } from 'vitest';
import { invoiceMachine } from './invoice-life.ts';
import {
  INVOICE_STATUSES,
  invoiceStatusLabel,
  isAsked,
  isCancellable,
  isDead,
  isEditable,
  isIssuable,
  isIssued,
  isLate,
  isOpen,
  isReceivable,
} from './invoice-status.ts';

const { transition, legalActions, statusesFor } = invoiceMachine;

describe('invoice transitions', () => {
  it('record what one screen action covers', () => {
    expect(transition('requested', 'issue')).toEqual({
      ok: true,
      to: 'authorized',
      through: ['in_preparation', 'ready'],
      event: 'invoice.issued',
    });
    expect(transition('sent', 'cancel')).toMatchObject({ ok: true, to: 'cancelled', through: ['cancellation_requested'] });
  });

  it('are legal where the lists say so', () => {
    expect(INVOICE_STATUSES.filter(isIssuable)).toEqual(statusesFor('issue'));
    expect(INVOICE_STATUSES.filter(isAsked)).toEqual(statusesFor('conclude_requirement'));
    expect(INVOICE_STATUSES.filter(isCancellable)).toEqual(statusesFor('cancel'));
  });

  it('go back to where the invoice was when a cancellation is denied', () => {
    expect(transition('cancellation_requested', 'deny_cancellation', { before: 'sent' })).toEqual({
      ok: true,
      to: 'sent',
      through: ['cancellation_denied'],
      event: 'invoice.cancellation_denied',
    });
  });

  it('go back to where the invoice stands without a payment that is undone', () => {
    expect(transition('paid', 'undo_payment', { before: 'overdue' })).toEqual({
      ok: true,
      to: 'overdue',
      through: [],
      event: 'invoice.payment_undone',
    });
    expect(transition('partially_paid', 'undo_payment', { before: 'partially_paid' })).toMatchObject({ ok: true, to: 'partially_paid' });
    expect(transition('sent', 'undo_payment')).toMatchObject({ ok: false, problem: 'illegal' });
  });
  it('are refused with the legal ones in Portuguese', () => {
    expect(transition('sending', 'issue')).toEqual({
      ok: false,
      problem: 'illegal',
      legal: ['authorize', 'reject'],
      message: 'A nota está em "Enviando" e não aceita "Emitir". Agora é possível: Autorizar, Rejeitar.',
    });
    expect(transition('cancelled', 'issue')).toEqual({
      ok: false,
      problem: 'illegal',
      legal: [],
      message: 'A nota está em "Cancelada" e não aceita "Emitir". Nenhuma ação muda mais esta nota.',
    });
  });

  it('ask why an invoice is discarded', () => {
    expect(transition('requested', 'discard', { reason: '  ' })).toMatchObject({
      ok: false,
      problem: 'reason_missing',
      message: 'Conte o motivo de "Descartar".',
    });
    expect(transition('requested', 'discard', { reason: 'Pedido em dobro.' })).toMatchObject({ ok: true, to: 'discarded' });
  });

  it('ask who does it', () => {
    expect(transition('requested', 'issue', { by: 'doctor' })).toMatchObject({ ok: false, legal: ['withdraw'] });
    expect(transition('requirement', 'answer_requirement', { by: 'doctor' })).toMatchObject({ ok: true, to: 'answered' });
    expect(legalActions('authorized', 'system')).toEqual(['send', 'receive_part', 'receive', 'expire', 'cancel', 'replace']);
  });

  it('cannot issue twice, nor what is waiting for an answer', () => {
    expect(statusesFor('issue')).toEqual(['requested', 'in_preparation', 'answered', 'ready', 'rejected']);
  });
});

describe('groups of statuses', () => {
  it('have their fixed labels', () => {
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
    for (const name of INVOICE_STATUSES) expect([isOpen(name), isIssued(name), isDead(name)].filter(Boolean)).toHaveLength(1);
  });

  it('expect money from issued ones only, and are edited before', () => {
    expect(INVOICE_STATUSES.filter(isReceivable)).toEqual(['authorized', 'sent', 'partially_paid', 'overdue']);
    expect(INVOICE_STATUSES.filter(isEditable)).toEqual(INVOICE_STATUSES.filter((name) => isOpen(name) && name !== 'sending'));
  });

  it('are issued by staff where the machine says so', () => {
    const legal = (name: (typeof INVOICE_STATUSES)[number]) => invoiceMachine.legalActions(name, 'staff').includes('issue');
    expect(INVOICE_STATUSES.filter(isIssuable)).toEqual(INVOICE_STATUSES.filter(legal));
  });

  it('are late the day after the due date, a part of the money or not', () => {
    const late = (due_date: string | null) => INVOICE_STATUSES.filter((status) => isLate({ status, due_date }, '2026-11-20'));
    expect(late('2026-11-19')).toEqual(['authorized', 'sent', 'partially_paid', 'overdue']);
    expect([...late('2026-11-20'), ...late(null)]).toEqual([]);
  });
});

it.each(INVOICE_STATUSES)('%s: what a list offers is what the machine allows', (status) => {
  const legal = legalActions(status, 'staff');
  expect([isIssuable(status), isCancellable(status)]).toEqual([legal.includes('issue'), legal.includes('cancel')]);
});
