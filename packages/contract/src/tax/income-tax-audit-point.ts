import { auditAnswerForm, auditPointForm, auditReopenForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import { incomeTaxes as who } from '../access.ts';
import { post } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** What the tax office points out in a return that it holds: they are read with their return. */
export const incomeTaxAuditPoint = {
  add: post('admin/income-taxes/:id/audit-points', {
    summary: 'Inclui um ponto que a Receita aponta em uma declaração em malha fina.',
    who: who.edit,
    body: auditPointForm,
  }),
  edit: post('admin/income-tax-audit-points/:id', {
    summary: 'Altera um ponto da malha que está em aberto.',
    who: who.edit,
    body: versioned(auditPointForm),
  }),
  settle: post('admin/income-tax-audit-points/:id/answer', {
    summary: 'Diz como um ponto da malha foi resolvido.',
    who: who.edit,
    body: auditAnswerForm,
  }),
  reopen: post('admin/income-tax-audit-points/:id/reopening', {
    summary: 'Reabre um ponto da malha, com o motivo.',
    who: who.edit,
    body: auditReopenForm,
  }),
};
