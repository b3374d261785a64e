import type { ObligationRulePreview } from '@esteto/contract/month/obligation-rule';
import type { RuleTerms } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { isOfCompany, nextOfficeDates } from '@esteto/domain/month/obligation-rule/office-obligations';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { ufOfIbge } from '@esteto/domain/shared/tables/uf';
import type { Deps } from '../../../deps.ts';
import type { MonthService } from '../month/month.service.ts';
import { profileOf } from './generate-obligations.ts';
import { profiles } from './obligation-profile.repository.ts';

/** More companies than an office has; a rule beyond them is counted to here. */
const MOST_COMPANIES = 10_000;

/** What a rule that is not kept yet would do, by the same functions as what a night generates. Two statements. */
export const previewRule =
  ({ db, clock, months }: Pick<Deps, 'db' | 'clock'> & { months: MonthService }) =>
  async (rule: RuleTerms): Promise<ObligationRulePreview> => {
    const month = competenceOf(clock.today());
    const terms = await months.terms();
    const companies = await profiles(db, month, { after: 0, limit: MOST_COMPANIES });
    const place = { local_holidays: terms.local({ ibge: rule.ibge, state: rule.ibge && ufOfIbge(rule.ibge) }) };
    return {
      companies: companies.filter((company) => isOfCompany(rule, profileOf(company, terms))).length,
      dates: nextOfficeDates(rule, clock.today(), place, terms.rules(month).days_before),
    };
  };
