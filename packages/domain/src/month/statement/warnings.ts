import { countOf } from '../../shared/text/text.ts';

/** Something that a person must know about a file that was read; `code` for programs, `message` in Portuguese. */
export type Warning = { code: string; message: string };

/** Enough to look into; a hostile file may have a million of one kind. */
const MOST_OF_ONE_CODE = 50;

/** Collects warnings: the first of each code one by one, the others counted in a last one. */
export const warningList = () => {
  const list: Warning[] = [];
  const counts = new Map<string, number>();
  return {
    add: (code: string, message: string): void => {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count <= MOST_OF_ONE_CODE) list.push({ code, message });
    },
    all: (): Warning[] => {
      const hidden = [...counts].filter(([, count]) => count > MOST_OF_ONE_CODE);
      const rest = hidden.map(([code, count]) => ({
        code,
        message: `Há mais ${countOf(count - MOST_OF_ONE_CODE, 'aviso igual a este', 'avisos iguais a este')}.`,
      }));
      return [...list, ...rest];
    },
  };
};

export type WarningList = ReturnType<typeof warningList>;
