import { basePath } from '@esteto/domain/route/base-paths';
import type { Deps } from '../../../deps.ts';
import { suspendedNotice } from './invoice-recurrence.repository.ts';

export const SUSPENDED_MAIL = 'invoice-recurrences.suspended-mail';

export type SuspendedMail = { recurrence_id: number };

/** Tells whoever asked, and the company's owners, that a month was not asked for. A job: one that runs again meanwhile is not told of. */
export const sendSuspendedMail = async (
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { recurrence_id }: SuspendedMail,
): Promise<void> => {
  const { recurrence, client_name, company_name, invoice_id, emails } = await suspendedNotice(db, recurrence_id);
  if (recurrence.status !== 'paused' || recurrence.pause_reason === null || emails.length === 0) return;
  const { company_id, version, pause_reason } = recurrence;
  await mail.send(
    {
      to: emails,
      subject: `Repetição pausada: nota para ${client_name}`,
      text: [
        'Olá.',
        '',
        `A nota de ${company_name} para ${client_name} se repete todo mês, mas desta vez não pôde ser pedida:`,
        '',
        pause_reason,
        '',
        'A repetição fica pausada até alguém retomar. Veja e retome por aqui:',
        // With the company, for whoever looks at another one now.
        `${config.publicUrl}${basePath.professional}/faturamento/contas-a-receber/empresa/${company_id}/detalhes/${invoice_id}?empresa=${company_id}`,
        '',
        'Esteto',
      ].join('\n'),
    },
    `invoice-recurrence-${recurrence_id}-${version}`,
  );
};
