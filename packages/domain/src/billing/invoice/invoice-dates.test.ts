import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import {
  competenceProblem,
  dueBeforeIssueProblem,
  dueDateProblem,
  issueDateProblem,
  newDueDateProblem,
  paidOnProblem,
} from './invoice-dates.ts';
import { invoiceEditForm, invoiceRequestForm } from './invoice-form.ts';

const TODAY = '2026-11-20';

describe('the dates of an invoice', () => {
  it.each([
    ['2026-11', null],
    ['2027-02', null],
    ['2021-11', null],
    ['2027-03', 'Competência: fica mais de 3 meses à frente. Escolha até fev/2027.'],
    ['2030-01', 'Competência: fica mais de 3 meses à frente. Escolha até fev/2027.'],
    ['2021-10', 'Competência: passou de 5 anos. Escolha nov/2021 ou um mês depois.'],
  ])('competence %s', (competence, problem) => {
    expect(competenceProblem(competence, TODAY)).toBe(problem);
  });

  it.each([
    ['2026-11-20', '2026-11', null, null],
    ['2026-11-19', '2026-11', null, 'Vencimento: fica antes da emissão, que é de hoje em diante.'],
    ['2026-04-10', '2026-03', null, 'Vencimento: fica antes da emissão, que é de hoje em diante.'],
    ['2026-11-30', '2026-12', 'Vencimento: fica antes do mês do serviço, dez/2026.', 'Vencimento: fica antes do mês do serviço, dez/2026.'],
    ['2028-11-20', '2026-11', null, null],
    [
      '2028-11-21',
      '2026-11',
      'Vencimento: fica mais de 2 anos à frente. Confira o ano.',
      'Vencimento: fica mais de 2 anos à frente. Confira o ano.',
    ],
    ['2026-12-01', 'nenhuma', null, null],
  ])('due date %s of %s', (due, competence, problem, whenNew) => {
    expect(dueDateProblem(due, competence, TODAY)).toBe(problem);
    expect(newDueDateProblem(due, competence, TODAY)).toBe(whenNew);
  });

  it.each([
    ['2026-11-20', '2026-11-10', null],
    ['2026-10-10', '2026-11-10', null],
    ['2026-10-09', '2026-11-10', 'Emissão: fica mais de 31 dias antes do pedido, de 10/11/2026. Confira o ano.'],
    ['2016-11-20', '2026-11-10', 'Emissão: fica mais de 31 dias antes do pedido, de 10/11/2026. Confira o ano.'],
    ['2026-11-21', '2026-11-10', 'Emissão: a data não pode ser no futuro.'],
  ])('issued on %s, asked for on %s', (issued, requested, problem) => {
    expect(issueDateProblem(issued, requested, TODAY)).toBe(problem);
  });

  it.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-11-20', null, null],
    [
      '2026-11-20',
      '2026-11-19',
      'Emissão: fica depois do vencimento da nota, 19/11/2026. Altere o vencimento em Editar nota e emita de novo.',
    ],
  ])('issued on %s, due on %s', (issued, due, problem) => {
    expect(dueBeforeIssueProblem(issued, due)).toBe(problem);
  });

  it.each([
    ['2026-11-20', null],
    ['2025-10-01', null],
    ['2025-09-30', 'Recebido em: fica mais de um ano antes da competência, out/2026. Confira o ano.'],
    ['2026-11-21', 'Recebido em: a data não pode ser no futuro.'],
  ])('paid on %s', (paid, problem) => {
    expect(paidOnProblem(paid, '2026-10', TODAY)).toBe(problem);
  });

  it('are judged by the forms once today is known; a due date that has passed may stand while staff edits', () => {
    const asked = { client_id: 7, competence: '2030-01', due_date: '2026-10-10', gross_amount: 100, description: 'Plantões' };
    const errors = (schema: typeof invoiceRequestForm | typeof invoiceEditForm, value: object, today?: string) => {
      const parsed = parse(schema, value, today ? { today } : {});
      return parsed.ok ? {} : parsed.errors;
    };
    expect(Object.keys(errors(invoiceRequestForm, asked, TODAY))).toEqual(['competence', 'due_date']);
    expect(errors(invoiceRequestForm, asked)).toEqual({});
    expect(errors(invoiceEditForm, { ...asked, competence: '2026-10' }, TODAY)).toEqual({});
    expect(errors(invoiceRequestForm, { ...asked, due_date: '2026-02-30', competence: '2026-10' }, TODAY)).toEqual({
      due_date: ['Vencimento: esta data não existe. Escreva dia, mês e ano.'],
    });
  });
});
