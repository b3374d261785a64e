import { municipalRuleForm } from '../../../billing/municipality/municipal-rule.ts';
import { obligationLabel } from '../../../law/obligation/obligation-rules.ts';
import { cashBookEntryForm, cashBookSettingsForm } from '../../../money/cash-book/cash-book-form.ts';
import { cashBookMonthStatusLabel } from '../../../money/cash-book/cash-book-life.ts';
import { expenseForm } from '../../../money/expense/expense-form.ts';
import { profitDistributionForm } from '../../../money/profit-distribution/profit-distribution-form.ts';
import { profitOriginLabel } from '../../../money/profit-distribution/profit-distribution-life.ts';
import { transactionCategoryLabel } from '../../../money/reconciliation/transaction-category.ts';
import { irrfForm, officeRulesForm, selicForm, socialSecurityForm } from '../../../month/accounting-parameter/accounting-parameter-form.ts';
import { closingStatusLabel } from '../../../month/closing/closing-life.ts';
import { closingRunLabel } from '../../../month/closing-run/closing-run.ts';
import { monthlyObligationStatusLabel } from '../../../month/monthly-obligation/monthly-obligation-life.ts';
import { obligationRuleForm } from '../../../month/obligation-rule/obligation-rule-form.ts';
import { payrollBatchKindLabel } from '../../../month/payroll-batch/payroll-batch.ts';
import { payrollMonthForm } from '../../../month/r-factor/payroll-month-form.ts';
import { rFactorDecisionForm } from '../../../month/r-factor/r-factor-decision-form.ts';
import { receiptTemplateForm } from '../../../month/receipt/receipt-form.ts';
import { statementStatusLabel } from '../../../month/statement/statement-life.ts';
import { processingTimesForm } from '../../../opening/onboarding/processing-times.ts';
import { formatCompetenceLong } from '../../../shared/date/competence.ts';
import { cents, competence, document, flag, id, instant, integer, isoDate, longText, object, text } from '../../../shared/schema/fields.ts';
import { ufLabel } from '../../../shared/tables/uf.ts';
import { auditPointStatusLabel } from '../../../tax/income-tax/audit-point-life.ts';
import { incomeTaxAccountForm } from '../../../tax/income-tax/income-tax-account-form.ts';
import { incomeTaxFactForm } from '../../../tax/income-tax/income-tax-fact-form.ts';
import { incomeTaxHistory } from '../../../tax/income-tax/income-tax-form.ts';
import { checklistItemStatusLabel, incomeTaxKindLabel } from '../../../tax/income-tax/income-tax-kinds.ts';
import { incomeTaxQuotaStatusLabel } from '../../../tax/income-tax/income-tax-quota-life.ts';
import { incomeTaxRefundForm } from '../../../tax/income-tax/income-tax-refund-form.ts';
import { pendencyStatusLabel } from '../../../tax/income-tax/pendency-status.ts';
import { choice, shownBy } from './word.ts';

const parameterKindLabel = {
  social_security: 'INSS e salário mínimo',
  irrf: 'Tabela do IRRF',
  selic: 'Selic',
  office_rules: 'Regras do escritório',
  processing_times: 'Prazos da abertura',
};

const parameterValues = {
  ...socialSecurityForm.fields,
  ...irrfForm.fields,
  ...selicForm.fields,
  ...officeRulesForm.fields,
  ...processingTimesForm.fields,
};

/** 7 is 'julho'. */
const monthName = (value: unknown): string =>
  typeof value === 'number' && value >= 1 && value <= 12
    ? (formatCompetenceLong(`2001-${String(value).padStart(2, '0')}`).split(' ')[0] ?? '')
    : '';

/** A month's statements, obligations and closing, the cash book and the income tax. */
export const taxWords = {
  accounting_parameter: { kind: choice('Parâmetro', parameterKindLabel), value: object(parameterValues).label('Valores') },
  municipal_parameter: { ...municipalRuleForm.fields, state: choice('UF', ufLabel) },
  holiday: { state: choice('UF', ufLabel) },
  obligation_rule: obligationRuleForm.fields,
  receipt_template: { ...receiptTemplateForm.fields, removed_at: instant('Retirado em') },
  monthly_obligation: {
    rule_key: choice('Obrigação', obligationLabel),
    rule_id: id('Regra do escritório'),
    rule_name: text('Nome da obrigação'),
    due_month: competence('Mês do vencimento'),
    legal_date: isoDate('Vencimento legal'),
    target_date: isoDate('Meta do escritório'),
    status: choice('Situação', monthlyObligationStatusLabel),
    paid_on: isoDate('Paga em'),
  },
  monthly_obligation_file: { obligation_id: id('Obrigação') },
  closing: {
    month: competence('Mês'),
    status: choice('Situação', closingStatusLabel),
    reviewer_id: id('Quem revisou'),
    started_on: isoDate('Começado em'),
    changed_after: integer('Mudanças depois de fechado'),
    extract_file_id: id('Extrato'),
  },
  closing_run: { action: choice('Ação', closingRunLabel), analyst_id: id('Responsável') },
  payroll_month: payrollMonthForm.fields,
  r_factor_decision: {
    ...rFactorDecisionForm.fields,
    suggested_pro_labore: cents('Pró-labore sugerido'),
    suggested_cost: cents('INSS e imposto a mais'),
    suggested_gain: cents('DAS a menos'),
  },
  payroll_batch: {
    kind: choice('Origem', payrollBatchKindLabel),
    competence: competence('Mês da folha'),
    file_name: text('Planilha'),
  },
  statement: {
    month: shownBy('Mês', monthName),
    status: choice('Situação', statementStatusLabel),
    bank_account_id: id('Conta'),
    opening_balance: cents('Saldo inicial'),
    closing_balance: cents('Saldo final'),
    message: longText('O que falta'),
  },
  expense: expenseForm.fields,
  profit_distribution: {
    ...profitDistributionForm.fields,
    origin: choice('Origem', profitOriginLabel),
    void_reason: longText('Motivo da anulação'),
  },
  bank_transaction: {},
  bank_account: { name: text('Nome da conta'), bank_code: text('Código do banco'), merged_into_id: id('Juntada à conta') },
  reconciliation: {
    category: choice('Categoria', transactionCategoryLabel),
    is_ignored: flag('Não é da empresa'),
    note: longText('Observação'),
  },
  statement_import: { failed: text('Por que não entrou') },
  bank_rule: { words: text('Descrição'), is_inflow: flag('Entrada'), category: choice('Categoria', transactionCategoryLabel) },
  sent_document: { kind: choice('Documento', { inss: 'INSS descontado por outros', income_tax: 'Documento para o IRPF' }) },
  cash_book: cashBookSettingsForm.fields,
  cash_book_entry: { ...cashBookEntryForm.fields, deductible: cents('Valor dedutível') },
  cash_book_import: { file_name: text('Arquivo') },
  cash_book_proof: {},
  cash_book_month: { month: competence('Mês'), month_status: choice('Situação', cashBookMonthStatusLabel) },
  income_tax: {
    ...incomeTaxHistory.fields,
    ...incomeTaxRefundForm.fields,
    ...incomeTaxAccountForm.fields,
    user_id: id('Pessoa'),
    exercise_year: integer('Exercício'),
    kind: choice('Tipo', incomeTaxKindLabel),
    is_covered: flag('Sem custo neste ano'),
  },
  income_tax_year: {},
  income_tax_item: {
    income_tax_id: id('Declaração'),
    section: text('Seção'),
    title: text('Documento'),
    source: text('Onde conseguir'),
    reason: longText('Por que é pedido'),
    payer_document: document('CNPJ ou CPF da fonte pagadora'),
    status: choice('Situação', checklistItemStatusLabel),
    refused_reason: longText('Motivo da recusa'),
  },
  income_tax_pendency: {
    income_tax_id: id('Declaração'),
    due_on: isoDate('Prazo'),
    status: choice('Situação', pendencyStatusLabel),
    answer: longText('Resposta'),
  },
  income_tax_quota: {
    income_tax_id: id('Declaração'),
    number: integer('Quota'),
    amount: cents('Valor sem juros'),
    due_date: isoDate('Vencimento'),
    status: choice('Situação', incomeTaxQuotaStatusLabel),
  },
  income_tax_audit_point: { income_tax_id: id('Declaração'), status: choice('Situação', auditPointStatusLabel) },
  income_tax_fact: { ...incomeTaxFactForm.fields, calendar_year: integer('Ano') },
  income_tax_asset: { calendar_year: integer('Ano'), follows_id: id('Bem do ano anterior') },
};
