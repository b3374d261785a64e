import type { StepDone } from '@esteto/contract/duty/duty-shift';
import type { scaleTemplate as contract, ScaleTemplateDetail, ScaleTemplateRow, TemplatePlace } from '@esteto/contract/duty/scale-template';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { shiftSpan, shiftTimes } from '@esteto/domain/duty/duty-shift/shift-time';
import { planTemplate } from '@esteto/domain/duty/scale-template/apply-template';
import type { ScaleTemplateForm } from '@esteto/domain/duty/scale-template/scale-template-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { scaleTemplates as table } from '../../../../tables/duty-shift/scale-template.tables.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { CredentialReader } from '../credential-reader.ts';
import * as shifts from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts, holidayIn } from '../group-facts.ts';
import { refuseForeign, takeStep } from '../schedule-step.ts';
import { asCommitment, horizon, judge } from '../shift-judgement.ts';
import * as templates from './scale-template.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { credentialsOf: CredentialReader };
type Days = { from: string; to: string };

const nameTaken = { constraint: 'scale_templates_group_name', field: 'name', message: 'Já existe um modelo com este nome.' };

/** Most shifts that one application makes, which is one statement. */
const MOST_PLACES = 1_500;

/** Weeks of shifts that come again, laid onto days of the schedule as drafts. */
export const scaleTemplateService = ({ db, work, credentialsOf }: Parts) => {
  /** What it would make, and whom it cannot give their place: that place comes as a hole. */
  const plan = async (reader: Reader, scope: shifts.GroupScope, template: ScaleTemplateDetail, { from, to }: Days, facts: GroupFacts) => {
    const standing = await shifts.standingIn(reader, scope, { from, to, unit_id: template.unit_id, sector_id: template.sector_id });
    const places = planTemplate({ template, from, to, holidayOn: holidayIn(facts, template.unit_id), standing });
    const people = [...new Set(places.flatMap(({ shift }) => shift.professional_id ?? []))];
    if (people.length === 0) return places.map((place) => ({ ...place, left_out: [] }));
    const credentials = await credentialsOf(reader, facts.id, people);
    const commitments = [...(await commitmentsOf(reader, facts.id, people, horizon(facts, from, to)))];
    const isHoliday = (unit_id: number) => (date: string) => holidayIn(facts, unit_id)(date) !== null;
    return places.map((place): TemplatePlace => {
      const { shift, outcome } = place;
      const { professional_id } = shift;
      if (professional_id === null || outcome !== 'comes') return { ...place, left_out: [] };
      const span = shiftSpan(shift.starts_on, shift.starts_at, shift.ends_at);
      const planned = { ...shift, ...span, ...shiftTimes(span, facts, isHoliday(shift.unit_id)), id: null };
      const findings = judge({ facts, credentials, commitments }, planned, professional_id);
      if (isBlocked(findings))
        return { ...place, shift: { ...shift, professional_id: null }, left_out: findings.map(({ message }) => message) };
      commitments.push(asCommitment(facts, planned, professional_id));
      return { ...place, left_out: [] };
    });
  };

  const save = async (tx: Tx, { group }: ManagerActor, body: ScaleTemplateForm, write: () => Promise<{ id: number }>) => {
    refuseForeignSlots(await groupFacts(tx.db, group.group_id, tx.today, tx.today), group, body);
    const { id } = await refuseTaken(nameTaken, write);
    return templates.detail(tx.db, group, id);
  };

  return {
    list: ({ group }: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<ScaleTemplateRow>> =>
      templates.list(db, group, input),

    detail: ({ group }: ManagerActor, { id }: { id: number }): Promise<ScaleTemplateDetail> => templates.detail(db, group, id),

    create: (actor: ManagerActor, { body }: InputOf<typeof contract.create>): Promise<ScaleTemplateDetail> =>
      work(actor, (tx) =>
        save(tx, actor, body, () =>
          tx.insert(table, { ...body, ...derived(body), group_id: actor.group.group_id }, { action: 'scale_template.created' }),
        ),
      ),

    update: (actor: ManagerActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<ScaleTemplateDetail> =>
      work(actor, (tx) =>
        save(tx, actor, body, () =>
          tx.update(
            table,
            { id, version, scope: templates.inGroup(actor.group) },
            { ...body, ...derived(body) },
            { action: 'scale_template.edited' },
          ),
        ),
      ),

    remove: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const key = { id, version: null, scope: templates.inGroup(actor.group) };
        await tx.update(table, key, { deleted_at: tx.now }, { action: 'scale_template.removed' });
      }),

    preview: async ({ group }: ManagerActor, { id, body }: InputOf<typeof contract.preview>): Promise<TemplatePlace[]> => {
      const template = await templates.detail(db, group, id);
      const facts = await groupFacts(db, group.group_id, body.from, addDays(body.to, 1));
      return plan(db, group, template, body, facts);
    },

    apply: (actor: ManagerActor, { id, body }: InputOf<typeof contract.apply>): Promise<StepDone & { added: number }> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: templates.inGroup(actor.group) });
        if (!before.is_active) throw new AppError(422, { message: 'Este modelo está inativo.', code: 'template_inactive' });
        const facts = await groupFacts(tx.db, actor.group.group_id, body.from, addDays(body.to, 1));
        const template = { ...before, unit_name: '', sector_name: null };
        const coming = (await plan(tx.db, actor.group, template, body, facts)).filter(({ outcome }) => outcome === 'comes');
        if (coming.length === 0)
          throw new AppError(422, { message: 'Nestes dias o modelo não inclui nenhum plantão.', code: 'nothing_to_apply' });
        if (coming.length > MOST_PLACES)
          throw invalid({ to: `Até: seriam ${coming.length} plantões; aplique no máximo ${MOST_PLACES} de uma vez.` });
        await tx.change(table, before, { last_applied_at: tx.now }, { action: 'scale_template.applied' });
        const { step_id } = await takeStep(tx, {
          kind: 'template',
          scope: actor.group,
          changes: coming.map(({ shift }) => ({ id: null, version: null, shift })),
          reason: `Modelo ${before.name}`,
          credentialsOf,
          facts,
        });
        return { step_id, added: coming.length };
      }),
  };
};

const derived = ({ name }: ScaleTemplateForm) => ({ search_key: searchKey(name) });

/** Nothing of another group, in any of its slots. */
const refuseForeignSlots = (facts: GroupFacts, scope: shifts.GroupScope, { unit_id, sector_id, slots }: ScaleTemplateForm): void => {
  for (const { tag_ids, qualification_ids } of slots) refuseForeign(facts, scope, { unit_id, sector_id, tag_ids, qualification_ids });
};
