import type { Locator } from '@playwright/test';
import { companyCalled, newClient, send, today } from './support/api.ts';
import { choose } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const WRONG_CNPJ = '11222333000182';
const WRONG_CPF = '12345678900';

test('the form says beside the field what is wrong with a client', async ({ enter }) => {
  const ana = await enter('ana', '/app/faturamento/tomadores/criar');
  const dialog = ana.getByRole('dialog', { name: 'Novo tomador' });
  await refuses(dialog, 'CNPJ', WRONG_CNPJ, 'O CNPJ do tomador não confere. Confira os últimos dígitos.');
  await refuses(dialog, 'CEP', '0131010', 'CEP inválido');
  await refuses(dialog, 'E-mail', 'hospital@', /E-mail inválido/);
  await dialog.getByRole('radio', { name: 'Pessoa física' }).check();
  await refuses(dialog, 'CPF', WRONG_CPF, 'O CPF do tomador não confere. Confira os últimos dígitos.');
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog.getByRole('textbox', { name: 'CPF' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Nome', exact: true })).toHaveAccessibleDescription(/Preencha o campo/);
});

test('a message that comes as one field is left does not take the click that leaves it', async ({ enter }) => {
  const ana = await enter('ana', '/app/faturamento/tomadores/criar');
  const dialog = ana.getByRole('dialog', { name: 'Novo tomador' });
  await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).toBeFocused();
  const cancel = dialog.getByRole('button', { name: 'Cancelar' });
  // Once the dialog has come to rest.
  await cancel.hover();
  const place = await cancel.boundingBox();
  await ana.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 4);
  await ana.mouse.down();
  await ana.waitForTimeout(300);
  await ana.mouse.up();
  await expect(dialog).toHaveCount(0);
});

test('the form says beside the field what is wrong with a request', async ({ enter }) => {
  const ana = await enter('ana', '/app/solicitar-nf');
  const dialog = ana.getByRole('dialog', { name: 'Solicitar nota' });
  await choose(dialog, 'Tomador', 'Vitalis');
  await refuses(dialog, 'Valor do serviço', 'muito', /escreva um valor como 1\.234,56/);
  await refuses(dialog, 'Valor do serviço', '0', /escreva um valor maior que zero/);
  await refuses(dialog, 'Vencimento', '31/02/2026', /esta data não existe/);
  await refuses(dialog, 'Competência', '13/2026', /escolha um mês e um ano/);
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Descrição do serviço' })).toHaveAccessibleDescription(/Preencha o campo/);
  await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toBeFocused();
});

test('the server refuses the same with the same words', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, id);
  const company = { person_type: 'PJ', name: 'Hospital', document: '11222333000181' };
  const request = { client_id: client.id, competence: today().slice(0, 7), gross_amount: 100, description: 'Plantão' };
  const wrong = [
    ['clients', { ...company, document: WRONG_CNPJ }, 'document', 'O CNPJ do tomador não confere. Confira os últimos dígitos.'],
    ['clients', { ...company, person_type: 'PF', document: WRONG_CPF }, 'document', 'O CPF do tomador não confere.'],
    ['clients', { ...company, address: { cep: '0131010' } }, 'address.cep', 'CEP inválido'],
    ['clients', { ...company, contacts: [{ name: 'Rita', cpf: WRONG_CPF }] }, 'contacts.0.cpf', 'CPF inválido. Confira os números.'],
    ['invoices', { ...request, due_date: '2026-02-31' }, 'due_date', 'Vencimento: esta data não existe. Escreva dia, mês e ano.'],
    ['invoices', { ...request, gross_amount: 0 }, 'gross_amount', 'Valor do serviço: escreva um valor maior que zero.'],
    ['invoices', { ...request, gross_amount: '12,5' }, 'gross_amount', 'Valor do serviço: escreva um valor como 1.234,56.'],
    ['invoices', { ...request, gross_amount: 10.5 }, 'gross_amount', 'Valor do serviço: use no máximo duas casas decimais.'],
  ] as const;
  for (const [noun, body, field, message] of wrong) {
    const answer = await send(ana, 'POST', `${noun}?company_id=${id}`, body);
    expect(answer.status, JSON.stringify(body)).toBe(422);
    expect(answer.body.errors?.[field]?.[0], JSON.stringify(answer.body)).toContain(message);
  }
});

/** Types into the field and leaves it. */
const refuses = async (dialog: Locator, field: string, text: string, message: string | RegExp): Promise<void> => {
  const input = dialog.getByRole('textbox', { name: field, exact: true }).first();
  await input.fill(text);
  await input.blur();
  await expect(input).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(`^${message.replaceAll('.', '\\.')}`));
  await expect(input).toHaveAttribute('aria-invalid', 'true');
};
