import { unique } from '../../../../testing/documents.ts';

/** Money that came in, in cents; the tests' clock stands at that day. */
export const paymentSample = (amount: number, date = '2026-11-20') => ({ date, amount });

/** What staff asks, to be answered in five days. */
export const requirementSample = (text = 'Qual é o número do pedido?') => ({ text, due_at: '2026-11-25' });

export const invoiceEmailSample = (recipients = ['financeiro@hospital.test']) => ({
  recipients,
  subject: 'NFS-e 118',
  message: 'Segue em anexo a NFS-e 118.',
});

export const invoiceRequestSample = (client_id: number) => ({
  client_id,
  competence: '2026-11',
  due_date: '2026-12-10',
  gross_amount: 1_500_000,
  description: 'Plantões de novembro.',
});

export const recurringSample = (client_id: number) => ({ ...invoiceRequestSample(client_id), repeat: 'monthly' as const, repeat_day: 5 });

export const issueSample = () => ({ number: String(unique()), verification_code: 'ABCD-1234', issue_date: '2026-11-20' });
