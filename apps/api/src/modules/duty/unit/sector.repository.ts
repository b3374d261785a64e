import type { SectorForm } from '@esteto/domain/duty/unit/unit-form';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { unitSectors } from '../../../tables/unit/unit.tables.ts';

const ofUnit = (unitId: number) => and(eq(unitSectors.unit_id, unitId), isNull(unitSectors.deleted_at));

export const sectorsOf = (db: Reader, unitId: number): Promise<SectorForm[]> =>
  db
    .select({
      id: unitSectors.id,
      name: unitSectors.name,
      code: unitSectors.code,
      geofence_radius_meters: unitSectors.geofence_radius_meters,
      is_active: unitSectors.is_active,
    })
    .from(unitSectors)
    .where(ofUnit(unitId))
    .orderBy(asc(unitSectors.id));

const codeTaken = {
  constraint: 'unit_sectors_unit_code',
  field: 'sectors',
  message: 'Setores: dois deles trocaram de código. Salve com um código novo em um deles primeiro.',
};

/** The sectors of a unit as its form says: what is not in it leaves, what has no id is new. What leaves goes first, so that its code is free. */
export const writeSectors = async (tx: Tx, unit: { id: number; group_id: number }, sectors: readonly SectorForm[]): Promise<void> => {
  const before = await tx.lockAll(unitSectors, { scope: ofUnit(unit.id), most: 200 });
  const rowById = new Map(before.map((row) => [row.id, row]));
  if (sectors.some(({ id }) => id && !rowById.has(id)))
    throw invalid({ sectors: 'Setores: um deles não existe mais. Abra a unidade de novo.' });
  const kept = new Set(sectors.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  if (gone.length > 0) await tx.changeAll(unitSectors, gone, { deleted_at: tx.now }, { action: 'unit_sector.deleted' });
  await refuseTaken(codeTaken, async () => {
    for (const { id, ...values } of sectors) {
      const row = rowById.get(id ?? 0);
      if (row && differs(row, values)) await tx.change(unitSectors, row, values, { action: 'unit_sector.edited' });
    }
    const added = sectors
      .filter(({ id }) => !id)
      .map(({ id: _id, ...values }) => ({ ...values, unit_id: unit.id, group_id: unit.group_id }));
    if (added.length > 0) await tx.insertAll(unitSectors, added, { action: 'unit_sector.created' });
  });
};

const differs = (row: Omit<SectorForm, 'id'>, next: Omit<SectorForm, 'id'>): boolean =>
  row.name !== next.name ||
  row.code !== next.code ||
  row.is_active !== next.is_active ||
  (row.geofence_radius_meters ?? null) !== (next.geofence_radius_meters ?? null);
