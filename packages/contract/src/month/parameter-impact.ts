import {
  irrfTerms,
  officeRulesTerms,
  selicTerms,
  socialSecurityTerms,
} from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { PARAMETER_IMPACTS } from '@esteto/domain/month/parameter-impact/parameter-impact';
import { integer } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { accountingParameters } from '../access.ts';
import { post } from '../endpoint.ts';

/** Some companies' part of what a version would change. `continues_after`: what the next slice is asked with; null at the end. */
export const parameterImpactSlice = object({
  impacts: array(
    object({
      company_id: number().required(),
      company_name: string().required(),
      impact: string().oneOf(PARAMETER_IMPACTS).required(),
      count: number().required(),
      change: number().nullable().defined(),
    }).required(),
  ).required(),
  continues_after: number().nullable().defined(),
});
export type ParameterImpactSlice = InferType<typeof parameterImpactSlice>;

/** Where the slice before ended; zero at the beginning. */
const slice = { after: integer('Depois de').min(0).required() };

const shared = { who: accountingParameters.edit, answer: parameterImpactSlice, keyless: true } as const;

/** What a table or a rule would change before it is kept. Asked slice by slice, so that ten thousand companies stop nobody. */
export const parameterImpact = {
  ofSocialSecurity: post('admin/accounting-parameters/social-security/impact', {
    ...shared,
    summary: 'O que um salário mínimo e um INSS mudariam, antes de salvos, em uma parte das empresas.',
    body: socialSecurityTerms.shape(slice),
  }),
  ofIrrf: post('admin/accounting-parameters/irrf/impact', {
    ...shared,
    summary: 'O que uma tabela do imposto de renda na fonte mudaria, antes de salva, em uma parte das empresas.',
    body: irrfTerms.shape(slice),
  }),
  ofSelic: post('admin/accounting-parameters/selic/impact', {
    ...shared,
    summary: 'O que a Selic de um mês mudaria, antes de salva, em uma parte das obrigações atrasadas.',
    body: selicTerms.shape(slice),
  }),
  ofOfficeRules: post('admin/accounting-parameters/office-rules/impact', {
    ...shared,
    summary: 'O que as regras do escritório mudariam, antes de salvas, em uma parte das empresas.',
    body: officeRulesTerms.shape(slice),
  }),
};
