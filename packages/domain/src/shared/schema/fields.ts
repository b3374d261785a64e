import './yup-locale.ts';
import { array, boolean, type ISchema, number, type ObjectShape, string, object as yupObject } from 'yup';
import { ageProblem } from '../date/age.ts';
import { isCompetence } from '../date/competence.ts';
import { isInstant, isIsoDate } from '../date/date.ts';
import { formatDuration, isTime } from '../date/time.ts';
import { cleanCep, isValidCep } from '../document/cep.ts';
import { cleanCnpj, isValidCnpj } from '../document/cnpj.ts';
import { cleanCpf, isValidCpf } from '../document/cpf.ts';
import { cleanDocument, isValidDocument } from '../document/document.ts';
import { cleanEmail, isValidEmail } from '../document/email.ts';
import { cleanPhone, isValidPhone } from '../document/phone.ts';
import { normalizePixKey } from '../document/pix.ts';
import { formatMoney, MAX_CENTS } from '../money/money.ts';
import { isRate } from '../money/percent.ts';
import { UFS } from '../tables/uf.ts';
import { hasUnseen, isCleanText } from '../text/text.ts';
import { hasWebAddress } from '../text/web-address.ts';

// The fields that every schema is made of. Each takes the label a person reads and carries its limits and messages.
//
// Schemas judge values in the form in which they are stored and sent: they hold no transforms and run with `strict: true`.
// - A field without `.required()` may be null or missing on the wire; both mean 'no value', and `parse` (parse.ts) hands on null.
// - An empty text is no value: it is refused here, and `clean` (parse.ts) turns what a person typed into null before the schema sees it.
// - Masks are stripped by the `clean` of the field's kind, which travels in the schema's meta.

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What the value is, for the input that edits it and for showing a change in the history. */
    kind?: FieldKind;
    /** From what a person typed or pasted to what is stored. */
    clean?: (text: string) => string;
    /** What the codes of an option mean. */
    labels?: Readonly<Record<string, string>>;
    /** How a value that no kind writes reads in the history, as it was stored, however long ago. Nothing: 'vazio'. */
    shown?: (value: unknown) => string;
    /** The most that a list may hold: judged before its items (parse.ts). */
    most?: number;
  }
}

export type FieldKind =
  | 'id'
  | 'text'
  | 'long_text'
  | 'option'
  | 'cents'
  | 'rate'
  | 'cpf'
  | 'cnpj'
  | 'document'
  | 'cep'
  | 'phone'
  | 'email'
  | 'date'
  | 'instant'
  | 'competence'
  | 'time'
  | 'duration'
  | 'pix_key'
  | 'boleto_line'
  | 'password';

/** An object that refuses keys it does not name. */
export const object = <Fields extends ObjectShape>(fields: Fields) =>
  yupObject(fields)
    .typeError('Dados inválidos.')
    .nonNullable('Dados inválidos.')
    .noUnknown(true, ({ unknown }) => `Há campos que não são aceitos aqui: ${String(unknown).slice(0, 200)}.`);

/** A list; missing means empty. */
export const list = <Item>(label: string, item: ISchema<Item>, max = 100) =>
  array()
    .of(item)
    .label(label)
    .max(max)
    .default(() => [])
    .meta({ most: max });

/** A list that holds something: missing or empty says `message`. */
export const filledList = <Item>(label: string, item: ISchema<Item>, message: string, max = 100) =>
  list(label, item, max).required(message).min(1, message);

/** One line of text, at most 255 characters unless `.max()` says less. */
export const text = (label: string) =>
  line(label)
    .max(255)
    .matches(/^[^\t\r\n]*$/, { message: '${path}: escreva em uma linha só.', excludeEmptyString: true })
    .meta({ kind: 'text', clean: cleanText });

/** The name of a person or of a company, which strangers read in letters of ours: it leads nowhere. */
export const name = (label: string) =>
  text(label).test({
    name: 'no-address',
    message: '${path}: escreva só o nome, sem endereço de site ou de e-mail.',
    skipAbsent: true,
    test: (value) => !hasWebAddress(value ?? ''),
  });

/** Several lines, at most 2000 characters unless `.max()` says otherwise. */
export const longText = (label: string) => line(label).max(2000).meta({ kind: 'long_text', clean: cleanLongText });

/** Why somebody did what others ask about later, in words: a letter gets nobody past the question. */
export const motive = (label: string) =>
  text(label)
    .max(300)
    .test({
      name: 'words',
      message: '${path}: conte em ao menos duas palavras e 10 letras, para quem ler depois.',
      skipAbsent: true,
      test: (value) => !value || /^(?=(?:.*?\p{L}){10}).*\p{L}\P{L}+\p{L}/u.test(value),
    });

/** One of `values`; `labels` say in the history what a code means. */
export const oneOf = <Value extends string>(label: string, values: readonly Value[], labels?: Readonly<Record<Value, string>>) =>
  string<Value>().label(label).oneOf(values).nullable().default(null).meta({ kind: 'option', labels });

/** Yes or no; missing means no. */
export const flag = (label: string) => boolean().label(label).default(false);

export const integer = (label: string) => number().label(label).integer().min(-2_147_483_648).max(2_147_483_647).nullable().default(null);

/** Id of a record: a positive integer. */
export const id = (label: string) =>
  number()
    .label(label)
    .integer('Escolha ${path}.')
    .min(1, 'Escolha ${path}.')
    .max(Number.MAX_SAFE_INTEGER, 'Escolha ${path}.')
    .typeError('Escolha ${path}.')
    .nullable()
    .default(null)
    .meta({ kind: 'id' });

/** An amount in integer cents, from zero. */
export const cents = (label: string) =>
  number()
    .label(label)
    .typeError('${path}: escreva um valor como 1.234,56.')
    .integer('${path}: use no máximo duas casas decimais.')
    .min(0, '${path}: o valor não pode ser negativo.')
    .max(MAX_CENTS, `\${path}: o maior valor aceito é ${formatMoney(MAX_CENTS)}.`)
    .nullable()
    .default(null)
    .meta({ kind: 'cents' });

/** A fraction from '0' to '1' with up to 8 places ('0.015' is 1,5 %). */
export const rate = (label: string) => kind(label, 'rate', isRate, '${path}: escreva uma porcentagem de 0 a 100, como 1,5.');

export const cpf = (label = 'CPF') => kind(label, 'cpf', bare(cleanCpf, isValidCpf), '${path} inválido. Confira os números.', cleanCpf);

export const cnpj = (label = 'CNPJ') =>
  kind(label, 'cnpj', bare(cleanCnpj, isValidCnpj), '${path} inválido. Confira os caracteres.', cleanCnpj);

/** A CPF or a CNPJ. */
export const document = (label = 'CPF/CNPJ') =>
  kind(label, 'document', bare(cleanDocument, isValidDocument), '${path} inválido. Confira os caracteres.', cleanDocument);

export const cep = (label = 'CEP') => kind(label, 'cep', bare(cleanCep, isValidCep), 'CEP inválido', cleanCep);

export const phone = (label = 'Telefone') =>
  kind(label, 'phone', bare(cleanPhone, isValidPhone), '${path} inválido. Escreva o DDD e o número.', cleanPhone);

export const email = (label = 'E-mail') =>
  kind(
    label,
    'email',
    (value) => value.length <= 254 && isValidEmail(value),
    '${path} inválido. Confira se está como nome@dominio.com.',
    cleanEmail,
  );

/** What a field beside says, for a test that compares the two; null where it is no text, which its own field refuses. */
export const besides = (parent: unknown, name: string): string | null => {
  const value = (parent as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A date that exists: '2026-02-29' is refused. */
export const isoDate = (label: string) => kind(label, 'date', isIsoDate, '${path}: esta data não existe. Escreva dia, mês e ano.');

/**
 * A date of birth. `parse` with `today` also asks for an age from 18 to 120; without it nobody knows how old the person is, and only the date is
 * judged.
 */
export const birthDate = (label = 'Data de nascimento') =>
  isoDate(label).test('age', (value, { options: { context }, createError }) => {
    const message = value && isIsoDate(value) && context?.today ? ageProblem(value, context.today) : null;
    return message === null || createError({ message });
  });

/** A day that has come. `parse` with `today` also refuses one that has not; without it only the date is judged. */
export const pastDate = (label: string) =>
  isoDate(label).test('past', (value, { options: { context }, createError }) => {
    const isAhead = value && isIsoDate(value) && context?.today && value > context.today;
    return !isAhead || createError({ message: `${label}: este dia ainda não chegou.` });
  });

export const instant = (label: string) => kind(label, 'instant', isInstant, '${path}: data e hora inválidas.');

export const competence = (label = 'Competência') => kind(label, 'competence', isCompetence, '${path}: escolha um mês e um ano.');

/** A time of the day, 'HH:MM'. */
export const time = (label = 'Horário') =>
  kind(label, 'time', isTime, '${path}: este horário não existe. Escreva hora e minutos, como 7:30.');

/** How long something takes or lasts, in minutes; people read and write 'H:MM'. */
export const duration = (label: string, { min, max }: { min: number; max: number }) =>
  integer(label)
    .typeError('${path}: escreva horas e minutos, como 11:00.')
    .min(min, `\${path}: pelo menos ${formatDuration(min)} h.`)
    .max(max, `\${path}: no máximo ${formatDuration(max)} h.`)
    .meta({ kind: 'duration' });

/** A Pix key as the directory holds it. */
export const pixKey = (label = 'Chave Pix') =>
  kind(label, 'pix_key', (value) => normalizePixKey(value) === value, '${path} inválida. Confira o tipo e a chave.', cleanPixKey);

/** A password as typed: nothing is trimmed. Long enough is asked when one is chosen, not when one is given. */
export const password = (label = 'Senha') =>
  string().label(label).max(128).test(cleanTextTest).nullable().default(null).meta({ kind: 'password' });

/** Fewest characters of a password that a person chooses (OWASP ASVS 5.0, 6.2.1). No mix of kinds is asked: length is what helps. */
export const MIN_PASSWORD = 8;

/** A password that a person chooses. */
export const newPassword = (label = 'Senha') => password(label).min(MIN_PASSWORD);

/** An address; null when there is none. Parts that an operation demands are asked by that operation. */
export const address = (label = 'Endereço') => object(addressFields()).label(label).nullable().default(null);

/** An address that may be abroad, where a postal code of its own stands instead of the CEP. */
export const anyAddress = (label = 'Endereço') =>
  object({ ...addressFields(), zip_code: text('Código postal').max(20) })
    .label(label)
    .nullable()
    .default(null);

const addressFields = () => ({
  cep: cep(),
  street: text('Logradouro').max(120),
  number: text('Número').max(20),
  complement: text('Complemento').max(60),
  neighborhood: text('Bairro').max(80),
  city: text('Cidade').max(80),
  state: oneOf('UF', UFS),
  ibge: text('Código do município').matches(/^\d{7}$/, '${path}: use os 7 dígitos do IBGE.'),
  city_id: id('Cidade'),
  state_id: id('UF'),
  country_id: id('País'),
});

const cleanTextTest = {
  name: 'clean-text',
  message: '${path}: há caracteres que não podem ser usados. Escreva o texto de novo.',
  skipAbsent: true,
  test: (value: string | null | undefined) => isCleanText(value ?? ''),
};

const line = (label: string) =>
  string()
    .label(label)
    .test(cleanTextTest)
    .test({
      name: 'nothing-unseen',
      message: '${path}: há caracteres invisíveis, que costumam vir de um texto copiado. Apague-os ou digite o texto de novo.',
      skipAbsent: true,
      test: (value) => !hasUnseen(value ?? ''),
    })
    .test({
      name: 'trimmed',
      message: '${path}: retire os espaços do começo e do fim.',
      skipAbsent: true,
      test: (value) => value === value?.trim(),
    })
    .test({ name: 'not-empty', message: 'Preencha o campo ${path}.', skipAbsent: true, test: (value) => value !== '' })
    .nullable()
    .default(null);

/** A text of a form of its own, with what makes that form of what a person typed. */
export const kind = (label: string, name: FieldKind, isValid: (value: string) => boolean, message: string, clean = cleanText) =>
  string()
    .label(label)
    .typeError(message)
    .test({ name, message, skipAbsent: true, test: (value) => isValid(value ?? '') })
    .nullable()
    .default(null)
    .meta({ kind: name, clean });

/** Valid and already in the form that is stored. */
const bare = (clean: (value: string) => string, isValid: (value: string) => boolean) => (value: string) =>
  clean(value) === value && isValid(value);

const cleanPixKey = (value: string): string => normalizePixKey(value) ?? value;

const cleanText = (value: string): string => value.trim();

const cleanLongText = (value: string): string => value.replace(/\r\n?/g, '\n').trim();
