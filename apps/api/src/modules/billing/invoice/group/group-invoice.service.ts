import type { GroupInvoiceDetail, GroupInvoiceRow, groupInvoice } from '@esteto/contract/billing/group-invoice';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { Database } from '../../../../platform/database/database.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import * as invoices from './group-invoice.repository.ts';

export type GroupInvoiceService = ReturnType<typeof groupInvoiceService>;

export const groupInvoiceService = ({ db }: { db: Database }) => ({
  list: ({ group }: ManagerActor, input: InputOf<typeof groupInvoice.list>): Promise<Page<GroupInvoiceRow>> =>
    invoices.list(db, group.group_id, input),

  detail: ({ group }: ManagerActor, { id }: { id: number }): Promise<GroupInvoiceDetail> => invoices.detail(db, group.group_id, id),

  professionals: ({ group }: ManagerActor): Promise<{ id: number; name: string }[]> => invoices.professionals(db, group.group_id),
});
