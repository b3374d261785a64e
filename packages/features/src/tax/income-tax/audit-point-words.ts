import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { auditAnswerLabel } from '@esteto/domain/tax/income-tax/audit-point-life';

/** What was declared and what the tax office has, until when it is answered, and what the team does or did about it. */
export const auditPointNote = (point: AuditPoint): string => {
  const { declared_amount, office_amount, due_on, plan, status, answered_on, protocol } = point;
  return [
    declared_amount !== null && `Declarado ${formatMoney(declared_amount)}`,
    office_amount !== null && `para a Receita ${formatMoney(office_amount)}`,
    status === OPEN && due_on && `prazo da Receita ${formatDateNumeric(due_on)}`,
    status === OPEN && (plan ? `a equipe vai: ${auditAnswerLabel[plan].toLowerCase()}` : 'a equipe ainda estuda o que fazer'),
    answered_on && `respondido em ${formatDateNumeric(answered_on)}`,
    protocol && `protocolo ${protocol}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

const OPEN: AuditPoint['status'] = 'open';
