import type { MaintenanceWindow } from '@esteto/domain/office/maintenance/maintenance-form';
import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { configurations } from '../../../tables/configuration/configuration.tables.ts';

const FIELD = 'maintenance';

/** What is set: '2026-11-24T01:00:00.000Z/2026-11-24T02:30:00.000Z', an interval as ISO 8601 writes it. */
export const find = async (db: Reader): Promise<MaintenanceWindow | null> => {
  const [row] = await db.select({ value: configurations.value }).from(configurations).where(eq(configurations.field, FIELD));
  const [starts_at, ends_at] = row?.value?.split('/') ?? [];
  return starts_at && ends_at ? { starts_at, ends_at } : null;
};

export const put = async (db: Transaction, window: MaintenanceWindow | null): Promise<void> => {
  const value = window && `${window.starts_at}/${window.ends_at}`;
  await db.insert(configurations).values({ field: FIELD, value }).onConflictDoUpdate({ target: configurations.field, set: { value } });
};
