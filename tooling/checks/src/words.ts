import type { Check } from './check.ts';
import { type Repo, sources } from './repo.ts';
import { commentsOf } from './syntax.ts';

/** Beginnings of comments that make a riddle of what stands below, and what is written instead. */
const WRONG: readonly { begins: RegExp; instead: string }[] = [
  { begins: /^(?:Of|Whose|Whom|What of|By whom|To whom)\b/, instead: 'o comentário começa pelo nome do que descreve' },
  { begins: /^(?:This|These|Here) (?:function|class|file|is|are|we)\b/, instead: 'o comentário diz o que é e por quê, não que está aqui' },
  { begins: /^(?:Helper|Util|Utility|Misc)\b/, instead: 'o que é de todos tem um nome' },
];

/** Comments that a stranger understands: none begins with words that have shown to hide what it is about. */
export const words: Check = {
  name: 'palavras',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps|packages|tooling)\//.test(file));
    return { problems: files.flatMap((file) => riddlesOf(repo, file)), note: `${WRONG.length} começos que não se usam` };
  },
};

const riddlesOf = (repo: Repo, file: string): string[] =>
  commentsOf(repo, file).flatMap((comment) => {
    const text = comment.replace(/^[\s*]+/, '');
    return WRONG.filter(({ begins }) => begins.test(text)).map(({ instead }) => `${file}: «${text.slice(0, 50)}»; ${instead}`);
  });
