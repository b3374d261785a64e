import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Letter, Part } from '../letter/letter.ts';

/** Amounts in cents; `link`: where the invoice is shown. */
export type Issued = {
  person: string;
  number: string;
  company: string;
  client: string;
  competence: string;
  gross_amount: number;
  net_amount: number;
  checking: Checking;
  link: string;
};

/** With what the official document is checked: the access key of the national portal, or the code of the city's page where it gives one. */
export type Checking = { by: 'access_key' | 'verification_code'; code: string } | null;

/** To whose invoice it is, with its PDF. */
export const issuedLetter = ({
  person,
  number,
  company,
  client,
  competence,
  gross_amount,
  net_amount,
  checking,
  link,
}: Issued): Letter => ({
  subject: `Sua nota ${number} foi emitida`,
  preview: `${client}, ${formatMoney(gross_amount)}`,
  person,
  parts: [
    { kind: 'text', text: `A nota ${number} de ${company} para ${client} foi emitida.` },
    {
      kind: 'facts',
      facts: [
        ['Competência', formatCompetence(competence)],
        ['Valor do serviço', formatMoney(gross_amount)],
        ['Valor líquido', formatMoney(net_amount)],
      ],
    },
    ...checkingParts(checking),
    { kind: 'link', label: 'Ver a nota', href: link },
  ],
});

const checkingParts = (checking: Checking): Part[] => {
  if (!checking) return [{ kind: 'text', text: 'O espelho vai em anexo. O documento oficial é a NFS-e da prefeitura.' }];
  const text =
    checking.by === 'access_key'
      ? 'A DANFSe vai em anexo. O documento oficial é a NFS-e, que você confere no portal nacional com a chave de acesso:'
      : 'O espelho vai em anexo. O documento oficial é a NFS-e, que você confere no site da prefeitura com o código de verificação:';
  return [
    { kind: 'text', text },
    { kind: 'code', code: checking.code },
  ];
};
