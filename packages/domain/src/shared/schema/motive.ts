import { text } from './fields.ts';

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
