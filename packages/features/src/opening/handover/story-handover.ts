import type { HandoverDetail } from '@esteto/contract/opening/handover';
import { HANDOVER_ITEMS } from '@esteto/domain/opening/handover/handover-item';

/** A company whose former accountant was not written to yet. */
export const limasHandover: HandoverDetail = {
  version: 1,
  accountant_name: 'Contabilidade Lima',
  accountant_email: 'contato@lima.test',
  letter_sent_at: null,
  items: HANDOVER_ITEMS.map((item, index) => ({
    id: index + 1,
    version: 1,
    item,
    status: 'awaited',
    updated_at: '2026-11-20T12:00:00Z',
  })),
};

/** The letter left, and two things came. */
export const underWay: HandoverDetail = {
  ...limasHandover,
  version: 3,
  letter_sent_at: '2026-11-22T13:00:00Z',
  items: limasHandover.items.map((one, index) => (index < 2 ? { ...one, version: 2, status: 'received' } : one)),
};
