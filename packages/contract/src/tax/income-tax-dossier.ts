import { GOODS_SOURCES, INCOME_TAX_ASSET_GROUPS } from '@esteto/domain/tax/income-tax/income-tax-asset-groups';
import { dossierQuery, incomeTaxFactForm, informeStandingForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { DOSSIER_SOURCES, INCOME_TAX_FACT_KINDS } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { INFORME_PARTS, INFORME_STANDINGS } from '@esteto/domain/tax/income-tax/informe-comparison';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { incomeTaxDossiers, ownIncomeTaxDossiers } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { shownSteps } from '../shown-step.ts';
import { incomeTaxAssetAnswer } from './income-tax-asset.ts';
import { informeFields, yearFiguresFields } from './income-tax-record.ts';

const section = string().oneOf(INCOME_TAX_FACT_KINDS).required();
const source = string().oneOf(DOSSIER_SOURCES).required();

/** A line of what is known, cents: domain, CountedLine. `company_id`: where it stands in the product; `fact_id`: what the person told; `informe_id`: the file that was read. */
const dossierLine = object({
  section,
  source,
  name: string().required(),
  document: string().nullable().defined(),
  month: string().nullable().defined(),
  amount: number().required(),
  social_security: number().required(),
  tax: number().required(),
  cash_book: number().required(),
  thirteenth: number().required(),
  thirteenth_tax: number().required(),
  left_out: boolean().required(),
  is_shared: boolean().required(),
  counts: boolean().required(),
  company_id: number().nullable().defined(),
  fact_id: number().nullable().defined(),
  informe_id: number().nullable().defined(),
  set_aside: boolean().required(),
  due_date: string().nullable().defined(),
  paid_on: string().nullable().defined(),
  note: string().nullable().defined(),
});
export type IncomeTaxDossierLine = InferType<typeof dossierLine>;

const dossierDifference = object({
  section,
  name: string().required(),
  document: string().nullable().defined(),
  sides: array(
    object({
      source,
      counts: boolean().required(),
      amount: number().required(),
      social_security: number().required(),
      tax: number().required(),
    }).required(),
  ).required(),
});

/** A statement of income that was sent for a return, and what stands beside it in this dossier: domain, InformeComparison. */
const dossierInforme = object({
  ...informeFields,
  file_id: number().required(),
  set_aside: boolean().required(),
  standing: string().oneOf(INFORME_STANDINGS).required(),
  sources: array(source).required(),
  lines: array(
    object({
      part: string().oneOf(INFORME_PARTS).required(),
      said: number().required(),
      recorded: number().nullable().defined(),
      difference: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type IncomeTaxDossierInforme = InferType<typeof dossierInforme>;

const way = object({
  deducted: number().required(),
  base: number().required(),
  reduction: number().required(),
  tax: number().required(),
  balance: number().required(),
  steps: shownSteps,
});

/** What the year comes to, cents; `figures`: as a return tells them; `balance` with what the minimum tax adds, below zero a refund. */
const dossierResult = object({
  figures: object(yearFiguresFields).required(),
  used_simplified: boolean().required(),
  simplified: way.required(),
  legal: way.required(),
  deductions: object({ total: number().required(), steps: shownSteps }).required(),
  minimum: object({
    income: number().required(),
    rate: string().required(),
    minimum: number().required(),
    due: number().required(),
    balance: number().required(),
    steps: shownSteps,
  }).required(),
  balance: number().required(),
  /** The last day to deliver. */
  deadline: string().required(),
  /** `missing`: months whose Selic is not known yet and counts as nothing. */
  quotas: array(
    object({
      number: number().required(),
      amount: number().required(),
      interest: number().required(),
      total: number().required(),
      due_date: string().required(),
      missing: array(string().required()).required(),
    }).required(),
  ).required(),
});

/** What somebody told, as they told it: to be mended. */
export const incomeTaxFact = incomeTaxFactForm.shape({ id: number().required(), version: number().required() });
export type IncomeTaxFact = InferType<typeof incomeTaxFact>;

const goodsSum = { value_before: number().required(), value: number().required() };
const goodsSource = string().oneOf(GOODS_SOURCES).required();
const goodsSaid = {
  group_code: string().oneOf(INCOME_TAX_ASSET_GROUPS).required(),
  description: string().required(),
  document: string().nullable().defined(),
  registration: string().nullable().defined(),
};

const goodsLine = object({
  ...goodsSaid,
  ...goodsSum,
  source: goodsSource,
  asset_id: number().nullable().defined(),
  company_id: number().nullable().defined(),
  counts: boolean().required(),
});
export type IncomeTaxGoodsLine = InferType<typeof goodsLine>;

const pendingGoods = object({ ...goodsSaid, value: number().required(), asset_id: number().required() });
export type IncomeTaxPendingGoods = InferType<typeof pendingGoods>;

/** What the person has and owes: domain, Goods. `told`: as they told it, to be mended. */
const goods = object({
  lines: array(goodsLine.required()).required(),
  pending: array(pendingGoods.required()).required(),
  differences: array(
    object({
      description: string().required(),
      document: string().required(),
      sides: array(object({ source: goodsSource, counts: boolean().required(), ...goodsSum }).required()).required(),
    }).required(),
  ).required(),
  assets: object(goodsSum).required(),
  debts: object(goodsSum).required(),
  unexplained: object({ growth: number().required(), available: number().required(), missing: number().required() }).nullable().defined(),
  told: array(incomeTaxAssetAnswer.required()).required(),
});
export type IncomeTaxGoods = InferType<typeof goods>;

export const incomeTaxDossierAnswer = object({
  year: number().required(),
  person: object({ id: number().required(), name: string().required(), cpf: string().nullable().defined() }).required(),
  lines: array(dossierLine.required()).required(),
  differences: array(dossierDifference.required()).required(),
  facts: array(incomeTaxFact.required()).required(),
  informes: array(dossierInforme.required()).required(),
  goods: goods.required(),
  result: dossierResult.required(),
});
export type IncomeTaxDossier = InferType<typeof incomeTaxDossierAnswer>;

/** A person's year as the product knows it: theirs alone, whatever the companies, and the staff's who look after returns. */
export const incomeTaxDossier = {
  detail: get('admin/income-tax-dossiers/:user_id', {
    summary: 'O que se sabe do ano de um médico para o imposto de renda, e a quanto chega.',
    who: incomeTaxDossiers.view,
    query: dossierQuery,
    answer: incomeTaxDossierAnswer,
  }),
  own: get('income-tax-dossier', {
    summary: 'O que se sabe do seu ano para o imposto de renda, e a quanto chega.',
    who: ownIncomeTaxDossiers.view,
    query: dossierQuery,
    answer: incomeTaxDossierAnswer,
  }),
  tell: post('income-tax-dossier/facts', {
    summary: 'Informa um rendimento, um gasto ou um dependente do ano.',
    who: ownIncomeTaxDossiers.edit,
    body: incomeTaxFactForm,
    answer: incomeTaxFact,
  }),
  mend: put('income-tax-dossier/facts/:id', {
    summary: 'Altera o que você informou do ano.',
    who: ownIncomeTaxDossiers.edit,
    body: versioned(incomeTaxFactForm),
    answer: incomeTaxFact,
  }),
  setAside: post('income-tax-dossier/informes/:id/standing', {
    summary: 'Deixa um informe lido de fora do seu ano, ou o conta de novo.',
    who: ownIncomeTaxDossiers.edit,
    body: informeStandingForm,
  }),
  setAsideFor: post('admin/income-tax-dossiers/informes/:id/standing', {
    summary: 'Deixa um informe lido de fora do ano de um médico, ou o conta de novo.',
    who: incomeTaxDossiers.edit,
    body: informeStandingForm,
  }),
  withdraw: del('income-tax-dossier/facts/:id', { summary: 'Retira o que você informou do ano.', who: ownIncomeTaxDossiers.edit }),
};
