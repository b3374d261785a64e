import { setLocale } from 'yup';

// Yup's messages in Portuguese. `${path}` is the field's label. Imported by fields.ts before any schema is built, and nowhere else.

setLocale({
  mixed: {
    default: 'Confira o campo ${path}.',
    required: 'Preencha o campo ${path}.',
    defined: 'Preencha o campo ${path}.',
    notNull: 'Preencha o campo ${path}.',
    notType: 'O campo ${path} tem um tipo de valor que não é aceito.',
    oneOf: 'Escolha uma das opções de ${path}.',
    notOneOf: 'Escolha outro valor para ${path}.',
  },
  string: {
    length: '${path}: use exatamente ${length} caracteres.',
    min: '${path}: use pelo menos ${min} caracteres.',
    max: '${path}: use no máximo ${max} caracteres.',
    matches: 'Confira o campo ${path}.',
    trim: '${path}: retire os espaços do começo e do fim.',
  },
  number: {
    min: '${path}: o menor valor aceito é ${min}.',
    max: '${path}: o maior valor aceito é ${max}.',
    lessThan: '${path}: use um valor menor que ${less}.',
    moreThan: '${path}: use um valor maior que ${more}.',
    positive: '${path}: use um valor maior que zero.',
    negative: '${path}: use um valor menor que zero.',
    integer: '${path}: use um número inteiro.',
  },
  array: {
    min: '${path}: inclua pelo menos ${min}.',
    max: '${path}: inclua no máximo ${max}.',
    length: '${path}: inclua exatamente ${length}.',
  },
});
