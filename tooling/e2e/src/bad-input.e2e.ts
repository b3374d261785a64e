import type { Locator } from '@playwright/test';
import { choose, nextFrames } from './support/screens.ts';
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
  await expect(dialog.getByRole('textbox', { name: 'CNPJ' })).not.toBeFocused();
  await nextFrames(ana);
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

/** Types into the field and leaves it. */
const refuses = async (dialog: Locator, field: string, text: string, message: string | RegExp): Promise<void> => {
  const input = dialog.getByRole('textbox', { name: field, exact: true }).first();
  await input.fill(text);
  await input.blur();
  await expect(input).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(`^${message.replaceAll('.', '\\.')}`));
  await expect(input).toHaveAttribute('aria-invalid', 'true');
};
