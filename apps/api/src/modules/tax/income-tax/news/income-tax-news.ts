import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { StaffMove } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxKindLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { incomeTaxes } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { NewsToPeople, NoticeService } from '../../../office/notice/notice.service.ts';

type Told = Pick<NewsToPeople, 'title' | 'body' | 'key'>;

/** Tells people of their own return, where they answer it. */
export const tellPerson = (
  notices: Pick<NoticeService, 'tellPeople'>,
  tx: Tx,
  user_ids: readonly number[],
  { kind, ...words }: Told & { kind: Extract<NoticeKind, `income_tax.${string}`> },
): Promise<void> => notices.tellPeople(tx, user_ids, { ...words, kind, pageOf: () => OWN_PAGE });

/** Tells who of the team makes a return; nobody where nobody does. */
export const tellResponsible = async (
  notices: Pick<NoticeService, 'tellPeople'>,
  tx: Tx,
  { id, responsible_id }: { id: number; responsible_id: number | null },
  words: Told,
): Promise<void> => {
  if (responsible_id !== null)
    await notices.tellPeople(tx, [responsible_id], {
      ...words,
      kind: 'income_tax.answered',
      pageOf: () => `${basePath.painel}/irpf/${id}/detalhes`,
    });
};

export const OWN_PAGE = `${basePath.professional}/irpf/atual`;

/** The news that a person hears of a step of their return; null of a step that is told to nobody. */
export const moveNews = (
  { exercise_year, kind, deadline, approved_at, rectifies_id }: Row<typeof incomeTaxes>,
  action: StaffMove,
  reason: string | null,
) => {
  const it = kind === 'original' ? `IRPF ${exercise_year}` : `IRPF ${exercise_year} (${incomeTaxKindLabel[kind].toLowerCase()})`;
  switch (action) {
    case 'ask_documents':
      return {
        kind: 'income_tax.asked',
        title: `${it}: faltam documentos`,
        body: 'Veja no app o que a declaração pede e envie por lá.',
      } as const;
    case 'ask_approval':
      return {
        kind: 'income_tax.approval',
        title: `${it}: confira e aprove`,
        body: `A declaração está pronta e só é transmitida com a sua aprovação. O prazo é ${formatDateNumeric(deadline)}.`,
      } as const;
    case 'transmit':
      return { kind: 'income_tax.moved', title: `${it}: transmitida`, body: 'A declaração foi transmitida à Receita Federal.' } as const;
    case 'take_back':
      // Nobody was told of a return that another office should have delivered.
      if (approved_at === null) return null;
      return {
        kind: 'income_tax.moved',
        title: `${it}: ainda não foi transmitida`,
        body: `O aviso de que a declaração foi transmitida estava errado. ${reason ?? ''} Você recebe outro aviso quando ela for.${
          rectifies_id === null ? ' As quotas que ela trazia não valem.' : ' Até lá vale a declaração que ela retifica, com as quotas dela.'
        }`,
      } as const;
    case 'process':
      return { kind: 'income_tax.moved', title: `${it}: processada`, body: 'A Receita Federal processou a declaração.' } as const;
    case 'audit':
      return { kind: 'income_tax.moved', title: `${it}: malha fina`, body: reason ?? '' } as const;
    case 'quote':
    case 'fill':
    case 'review':
    case 'send_back':
    case 'finish':
    case 'cancel':
    case 'reopen':
      return null;
  }
};
