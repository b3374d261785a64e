import type { InferType } from 'yup';
import { cents, integer, isoDate, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { AUDIT_ANSWERS, auditAnswerLabel } from './audit-point-life.ts';

/** As the tax office shows it (e-CAC). `plan`: how the team means to meet it. */
export const auditPointForm = object({
  title: text('Título').max(160).required(),
  text: longText('O que a Receita aponta').max(2000),
  declared_amount: cents('Valor declarado'),
  office_amount: cents('Valor para a Receita'),
  due_on: isoDate('Prazo da Receita'),
  plan: oneOf('O que a equipe vai fazer', AUDIT_ANSWERS, auditAnswerLabel),
});
export type AuditPointForm = InferType<typeof auditPointForm>;

/** The answer to a point of an audit. One that goes to the tax office tells on which day it went; what is accepted or corrected needs no answer of its own. */
export const auditAnswerForm = object({
  action: oneOf('Como foi resolvido', AUDIT_ANSWERS, auditAnswerLabel).required('Escolha como foi resolvido.'),
  answered_on: isoDate('Respondido em').when('action', ([action], field) =>
    action === 'explain' || action === 'contest' ? field.required() : field,
  ),
  protocol: text('Protocolo').max(40),
  version: integer('Versão').min(1).required(),
});
export type AuditAnswerForm = InferType<typeof auditAnswerForm>;

export const auditReopenForm = object({ reason: longText('Motivo').max(500).required(), version: integer('Versão').min(1).required() });
