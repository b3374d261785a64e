import type { NoticeReach } from '@esteto/contract/office/notice-reach';
import { countOf } from '@esteto/domain/shared/text/text';

/** '112 pessoas, 110 no sino, 98 por e-mail; 2 silenciaram mensagens assim'. */
export const reachWords = ({ people, in_bell, by_mail, silenced }: NoticeReach): string =>
  [
    [countOf(people, 'pessoa', 'pessoas'), `${number(in_bell)} no sino`, by_mail > 0 && `${number(by_mail)} por e-mail`]
      .filter(Boolean)
      .join(', '),
    silenced > 0 && `${silenced === 1 ? '1 silenciou' : `${number(silenced)} silenciaram`} mensagens assim`,
  ]
    .filter(Boolean)
    .join('; ');

const number = (count: number): string => count.toLocaleString('pt-BR');
