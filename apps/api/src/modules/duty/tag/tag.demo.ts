import type { TagForm } from '@esteto/domain/duty/tag/tag-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const tagLives = (stage: Stage): Life[] => [wordsOfTheGroup(stage)];

const TAGS: readonly Omit<TagForm, 'is_active'>[] = [
  { name: 'Final de semana', scope: 'shift', color: 'teal' },
  { name: 'Noite', scope: 'shift', color: 'purple' },
  { name: 'Cobertura urgente', scope: 'shift', color: 'red' },
  { name: 'Feriado', scope: 'shift', color: 'orange' },
  { name: 'Sênior', scope: 'professional', color: 'blue' },
  { name: 'Residente', scope: 'professional', color: 'green' },
  { name: 'Alta complexidade', scope: 'unit', color: 'pink' },
  { name: 'Mutirão', scope: 'shift', color: 'gray' },
];

/** By which both groups sort; the last is used no more. */
async function* wordsOfTheGroup({ cast: { manager, groups }, modules: { tags }, today }: Stage): Life {
  yield at(addDays(today, -155), 10 * 60);
  for (const { id } of groups)
    for (const tag of TAGS) {
      const actor = { ...manager, group: { group_id: id, role: 'admin' as const, unit_ids: null } };
      await tags.create(actor, { body: { ...tag, is_active: tag.name !== 'Mutirão' } });
    }
}
