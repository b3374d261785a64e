import { describe, expect, it } from 'vitest';
import { DEAD_STATUSES, INVOICE_STATUSES, invoiceStatusLabel, isEditable, isIssued, isOpen, isReceivable } from './invoice-status.ts';
import { invoiceMachine } from './invoice-transition.ts';

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
      problem: 'illegal',
      legal: ['authorize', 'reject'],
      message: 'A nota está em "Enviando" e não aceita "Emitir". Agora é possível: Autorizar, Rejeitar.',
    });
    expect(transition('paid', 'issue')).toEqual({
      ok: false,
      problem: 'illegal',
      legal: [],
      message: 'A nota está em "Paga" e não aceita "Emitir". Nenhuma ação muda mais esta nota.',
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
    expect(transition('requested', 'issue', { by: 'doctor' })).toMatchObject({ ok: false, legal: ['discard'] });
    expect(transition('requirement', 'answer_requirement', { by: 'doctor' })).toMatchObject({ ok: true, to: 'answered' });
    expect(legalActions('authorized', 'system')).toEqual(['send', 'receive_part', 'receive', 'expire', 'cancel', 'replace']);
  });

  it('cannot issue twice, nor what is waiting for an answer', () => {
    expect(statusesFor('issue')).toEqual(['requested', 'in_preparation', 'answered', 'ready', 'rejected']);
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
