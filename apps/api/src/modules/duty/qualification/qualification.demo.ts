import type { QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const qualificationLives = (stage: Stage): Life[] => [whatIsAsked(stage)];

const course = {
  kind: 'course',
  requires_document: true,
  validity_months: 24,
  obligation: 'named',
  unit_ids: [],
  is_active: true,
} as const;

const QUALIFICATIONS: readonly (Omit<QualificationForm, 'unit_ids'> & { unit_ids: readonly [] })[] = [
  { ...course, name: 'ACLS' },
  { ...course, name: 'ATLS', validity_months: 48 },
  { ...course, name: 'PALS' },
  { ...course, name: 'RQE de Medicina Intensiva', kind: 'specialty', validity_months: null },
  { ...course, name: 'RQE de Anestesiologia', kind: 'specialty', validity_months: null },
  { ...course, name: 'NR-32', kind: 'training', validity_months: 12, obligation: 'units' },
];

/** What both groups ask; the training in one unit of the hospitals. */
async function* whatIsAsked({ cast: { manager, groups }, modules: { qualifications, units }, today }: Stage): Life {
  yield at(addDays(today, -150), 10 * 60);
  for (const [place, { id }] of groups.entries()) {
    const actor = { ...manager, group: { group_id: id, role: 'admin' as const, unit_ids: null } };
    const [first] = await units.options(actor);
    for (const form of QUALIFICATIONS) {
      const isOfUnit = form.obligation === 'units' && first !== undefined && place === 0;
      const reach = isOfUnit ? { unit_ids: [first.id] } : { obligation: 'named' as const, unit_ids: [] };
      await qualifications.create(actor, { group_id: id, body: { ...form, ...reach } });
    }
  }
}
