import type { WizardFacts } from '@esteto/contract/wizard';
import { sql } from 'drizzle-orm';
import { users } from '../user/user.tables.ts';
import { wizardDrafts, wizards } from './wizard.tables.ts';

/** What was typed and not sent yet, in a query of `wizards`. */
export const draftsOfWizard = sql<WizardFacts['drafts']>`coalesce((
  select jsonb_agg(jsonb_build_object('step', d.step, 'values', d.values, 'helper', u.name,
    'typed_at', to_char(d.typed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  from ${wizardDrafts} d left join ${users} u on u.id = d.helper_id where d.company_id = ${wizards.company_id}), '[]')`;
