import type { NoticeReach } from '@esteto/contract/office/notice-reach';
import { countOf } from '@esteto/domain/shared/text/text';

type Reached = { reach: NoticeReach; read_count: number; mailed_count: number };

/** How many have read what was sent, and how many e-mails have left. */
export const reachFacts = ({ reach, read_count, mailed_count }: Reached) => [
  { label: 'Leituras', value: `${read_count.toLocaleString('pt-BR')} de ${countOf(reach.in_bell, 'pessoa', 'pessoas')}` },
  {
    label: 'E-mails que saíram',
    value: reach.by_mail > 0 && `${mailed_count.toLocaleString('pt-BR')} de ${reach.by_mail.toLocaleString('pt-BR')}`,
  },
];
