import type { InferType } from 'yup';
import { normalizePixKey, PIX_TYPES, type PixType, pixKeyType, pixTypeLabel, pixTypeOf } from '../../shared/document/pix.ts';
import { object, oneOf, text } from '../../shared/schema/fields.ts';

/** Where a company is paid. A Pix key is judged by its type and kept as the directory holds it. */
export const bankData = object({
  bank: text('Banco').max(120),
  agency: text('Agência').max(10),
  account: text('Conta').max(20),
  operation: text('Operação').max(10),
  pix_type: oneOf('Tipo de chave Pix', PIX_TYPES, pixTypeLabel),
  pix_key: text('Chave Pix')
    .max(140)
    .meta({ kind: 'text', clean: (key) => normalizePixKey(key) ?? key.trim() })
    .when('pix_type', ([type], schema) => (isPixType(type) ? schema.required().test(pixKeyTest(type)) : schema)),
}).label('Dados bancários');
export type BankData = InferType<typeof bankData>;

const isPixType = (type: unknown): type is PixType => PIX_TYPES.some((known) => known === type);

const pixKeyTest = (type: PixType) => ({
  name: 'pix-key',
  message: `\${path}: não parece ser ${ONE_OF_TYPE[type]}. Confira a chave ou o tipo.`,
  skipAbsent: true,
  test: (key: string | null | undefined) => {
    const found = pixKeyType(key ?? '');
    return found !== null && pixTypeOf(found) === type;
  },
});

const ONE_OF_TYPE: Record<PixType, string> = {
  email: 'um e-mail',
  document: 'um CPF ou CNPJ',
  phone: 'um celular',
  random: 'uma chave aleatória',
};
