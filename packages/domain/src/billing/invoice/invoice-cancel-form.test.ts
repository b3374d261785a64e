import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { invoiceCancelForm, invoiceSubstituteForm } from './invoice-cancel-form.ts';

const JUSTIFICATION = 'Valor do serviço errado.';

it.each(['1', '2', '9'])('a note is cancelled for reason %s', (reason) => {
  expect(parse(invoiceCancelForm, { reason, justification: JUSTIFICATION })).toEqual({
    ok: true,
    value: { reason, justification: JUSTIFICATION },
  });
});

it.each([
  [{ reason: '3' }, 'reason', 'Escolha uma das opções de Motivo.'],
  [{ reason: null }, 'reason', 'Preencha o campo Motivo.'],
  [{ justification: 'a'.repeat(14) }, 'justification', 'Justificativa: escreva pelo menos 15 caracteres.'],
  [{ justification: 'a'.repeat(256) }, 'justification', 'Justificativa: use no máximo 255 caracteres.'],
  [{ justification: `${JUSTIFICATION}\nE mais.` }, 'justification', 'Justificativa: escreva em uma linha só.'],
  [{ justification: 'Valor errado 漢字漢字漢字' }, 'justification', 'Justificativa: use só letras, números e pontuação comuns.'],
])('%j is refused in words', (wrong, field, message) => {
  const parsed = parse(invoiceCancelForm, { reason: '1', justification: JUSTIFICATION, ...wrong });
  expect(parsed.ok ? {} : parsed.errors).toMatchObject({ [field]: expect.arrayContaining([message]) });
});

it.each(['15', '255'])('takes %s characters', (length) => {
  expect(parse(invoiceCancelForm, { reason: '9', justification: 'ã'.repeat(Number(length)) }).ok).toBe(true);
});

it('a substitution has reasons of its own', () => {
  expect(parse(invoiceSubstituteForm, { reason: '05', justification: JUSTIFICATION }).ok).toBe(true);
  expect(parse(invoiceSubstituteForm, { reason: '9', justification: JUSTIFICATION }).ok).toBe(false);
});
