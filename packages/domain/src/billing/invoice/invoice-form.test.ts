import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { invoiceAmounts } from '../../law/tax/invoice-amounts.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { invoiceEditForm, invoiceFilters, invoiceIssueForm, invoiceRequestForm, receivableRequestForm } from './invoice-form.ts';

const errorsOf = (schema: AnySchema, value: object): Record<string, string[]> => {
  const parsed = parse(schema, value);
  return parsed.ok ? {} : parsed.errors;
};

const request = { client_id: 7, competence: '2026-11', gross_amount: 150_000, description: 'Plantão de 12 horas no pronto-socorro' };

describe('invoice request', () => {
  it('fills what is missing', () => {
    expect(parse(invoiceRequestForm, request)).toEqual({
      ok: true,
      value: { ...request, due_date: null, service_place_ibge: null, notes: null, shifts: null },
    });
  });

  it.each([
    ['gross_amount', 0, 'Valor do serviço: escreva um valor maior que zero.'],
    ['gross_amount', '10', 'Valor do serviço: escreva um valor como 1.234,56.'],
    ['gross_amount', 1_000_000_000_000, 'Valor do serviço: o maior valor aceito é R$\u00a09.999.999.999,99.'],
    ['due_date', '2026-02-29', 'Vencimento: esta data não existe. Escreva dia, mês e ano.'],
    ['competence', '2026-13', 'Competência: escolha um mês e um ano.'],
    ['client_id', 0, 'Escolha Tomador.'],
    ['client_id', null, 'Escolha um tomador da lista.'],
    ['description', '', 'Preencha o campo Descrição do serviço.'],
    ['description', 'a'.repeat(2001), 'Descrição do serviço: use no máximo 2000 caracteres.'],
    ['service_place_ibge', '123', 'Local da prestação: escolha a cidade.'],
  ])('%s %j', (field, value, message) => {
    expect(errorsOf(invoiceRequestForm, { ...request, [field]: value })).toEqual({ [field]: [message] });
  });

  it('asks for the shifts where the description has a place for them', () => {
    const description = 'Plantões dos dias {plantões}';
    expect(errorsOf(invoiceRequestForm, { ...request, description })).toEqual({
      shifts: ['Escreva os plantões que entram no lugar de {plantões}.'],
    });
    expect(errorsOf(invoiceRequestForm, { ...request, description, shifts: '3, 10 e 17' })).toEqual({});
  });

  it('does not take what only staff may say', () => {
    expect(errorsOf(invoiceRequestForm, { ...request, irrf: 10, status: 'paid' })).toEqual({
      '': ['Há campos que não são aceitos aqui: irrf, status.'],
    });
  });
});

describe('request in a company’s name', () => {
  const asked = { ...request, company_id: 3, iss_withheld: 'none' };

  it('takes what is withheld, within the service', () => {
    expect(errorsOf(receivableRequestForm, { ...asked, irrf: 2_250, iss_rate: '0.03', iss_withheld: 'taker' })).toEqual({});
    expect(errorsOf(receivableRequestForm, { ...asked, irrf: 150_000, other_withholdings: 1 })).toEqual({
      gross_amount: ['Descontos e retenções somam mais que o valor do serviço.'],
    });
  });

  it.each([
    [{ company_id: null }, { company_id: ['Escolha uma empresa da lista.'] }],
    // Nobody has said yet whether it is: not the same as 'not withheld'.
    [{ iss_withheld: null }, { iss_withheld: ['Preencha o campo ISS retido.'] }],
    [{ iss_rate: '0.06' }, { iss_rate: ['Alíquota do ISS: o ISS vai no máximo até 5 %.'] }],
    [{ number: '118' }, { '': ['Há campos que não são aceitos aqui: number.'] }],
    [{ description: 'Dias {plantões}' }, { shifts: ['Escreva os plantões que entram no lugar de {plantões}.'] }],
  ])('%j', (wrong, errors) => {
    expect(errorsOf(receivableRequestForm, { ...asked, ...wrong })).toEqual(errors);
  });
});

describe('invoice edit', () => {
  it('never lets a part be more than the service', () => {
    expect(errorsOf(invoiceEditForm, { ...request, irrf: 150_001 })['irrf']).toEqual([
      'IRRF retido: não pode ser maior que o valor do serviço.',
    ]);
  });

  it('never lets the net go below zero', () => {
    const values = { ...request, unconditional_discount: 100_000, irrf: 40_000, csrf_withheld_total: 10_000 };
    expect(errorsOf(invoiceEditForm, values)).toEqual({});
    expect(errorsOf(invoiceEditForm, { ...values, other_withholdings: 1 })).toEqual({
      gross_amount: ['Descontos e retenções somam mais que o valor do serviço.'],
    });
  });

  it.each([
    [{ iss_withheld: 'intermediary' }, { intermediary_id: ['Escolha o intermediário que retém o ISS.'] }],
    [{ iss_withheld: 'intermediary', intermediary_id: 4 }, {}],
    [{ suspension_type: '1' }, { suspension_process: ['Preencha o campo Número do processo.'] }],
    [{ suspension_process: '123' }, { suspension_type: ['Preencha o campo Exigibilidade do ISS suspensa.'] }],
    [{ suspension_type: '1', suspension_process: '1.2' }, { suspension_process: ['Número do processo: use só números, até 30.'] }],
    [{ ibscbs_indicator: '1' }, { ibscbs_indicator: ['Indicador da operação (IBS e CBS): use os 6 dígitos, como 030101.'] }],
  ])('of what few notes have, %j', (values, errors) => {
    expect(errorsOf(invoiceEditForm, { ...request, ...values })).toEqual(errors);
  });

  it('keeps the ISS within the law', () => {
    expect(errorsOf(invoiceEditForm, { ...request, iss_rate: '0.05' })).toEqual({});
    expect(errorsOf(invoiceEditForm, { ...request, iss_rate: '0.0501' })['iss_rate']).toEqual([
      'Alíquota do ISS: o ISS vai no máximo até 5 %.',
    ]);
    expect(errorsOf(invoiceEditForm, { ...request, iss_rate: 'x', gross_amount: 1.5 })['iss_rate']).toHaveLength(2);
  });

  it('never throws on amounts and rates of any kind', () => {
    const value = fc.oneof(fc.anything({ maxDepth: 1 }), fc.integer(), fc.double(), fc.constant(null));
    const names = ['gross_amount', 'irrf', 'iss_rate', 'unconditional_discount', 'iss_withheld'];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (values) => {
        const parsed = parse(invoiceEditForm, { ...request, ...values });
        expect(parsed.ok ? invoiceAmounts(parsed.value).net_amount : 0).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});

describe('amounts', () => {
  it('follow the national layout', () => {
    expect(
      invoiceAmounts({
        gross_amount: 1_000_000,
        unconditional_discount: 50_000,
        conditional_discount: 10_000,
        deduction_reduction: 100_000,
        iss_rate: '0.02',
        iss_withheld: 'taker',
        irrf: 15_000,
        csrf_withheld_total: 46_500,
      }),
    ).toEqual({ iss_base: 850_000, iss_amount: 17_000, withheld_total: 78_500, net_amount: 861_500 });
  });

  it('leave the ISS with the company when nobody withholds it', () => {
    expect(invoiceAmounts({ gross_amount: 10_001, iss_rate: '0.025' })).toEqual({
      iss_base: 10_001,
      iss_amount: 250,
      withheld_total: 0,
      net_amount: 10_001,
    });
  });

  it('always add up again to the service', () => {
    const part = fc.nat(1_000_000);
    fc.assert(
      fc.property(part, part, part, part, part, (gross_amount, unconditional_discount, conditional_discount, irrf, inss_withheld) => {
        const { net_amount, withheld_total } = invoiceAmounts({
          gross_amount,
          unconditional_discount,
          conditional_discount,
          irrf,
          inss_withheld,
          iss_rate: '0.03',
          iss_withheld: 'intermediary',
        });
        expect(net_amount + withheld_total + unconditional_discount + conditional_discount).toBe(gross_amount);
      }),
      runs,
    );
  });
});

describe('invoice issue and filters', () => {
  it('asks for number and code', () => {
    expect(errorsOf(invoiceIssueForm, { number: ' 118 ', verification_code: 'AB12-CD34' })).toEqual({});
    expect(errorsOf(invoiceIssueForm, {})).toEqual({
      number: ['Preencha o campo Número da NFS-e.'],
      verification_code: ['Preencha o campo Código de verificação.'],
    });
    expect(errorsOf(invoiceIssueForm, { number: '01', verification_code: 'x', issue_date: '2026-11-31', access_key: '1' })).toEqual({
      number: ['Número da NFS-e: use só números, até 15.'],
      issue_date: ['Emissão: esta data não existe. Escreva dia, mês e ano.'],
      access_key: ['Chave de acesso: use os 50 caracteres.'],
    });
  });

  it('filters by nothing at all', () => {
    expect(parse(invoiceFilters, {}).ok).toBe(true);
    expect(errorsOf(invoiceFilters, { status: 'nope' })).toEqual({ status: ['Escolha uma das opções de Situação.'] });
  });
});
