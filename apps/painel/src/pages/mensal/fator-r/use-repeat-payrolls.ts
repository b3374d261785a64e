import { payrollBatchMutations } from '@esteto/api-client/month/payroll-batch';
import type { RFactorRow } from '@esteto/contract/month/r-factor';
import { MOST_PAYROLLS, TOO_MANY_PAYROLLS } from '@esteto/domain/month/payroll-batch/payroll-batch';
import { rFactorFilters } from '@esteto/domain/month/r-factor/r-factor-filters';
import { addCompetence, competenceOf, formatCompetence } from '@esteto/domain/shared/date/competence';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { BulkAction, BulkSelection } from '@esteto/ui/patterns/data-table/row-action';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { path } from '../../../path.ts';

/** The payroll of the month that is closed now, and of the one under way, as it was told the last time: shown first, and told from there. */
export const useRepeatPayrolls = (): BulkAction<RFactorRow>[] => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const tellFailure = useTellFailure();
  const { mutateAsync: draft } = useMutation(payrollBatchMutations.draftCopy);
  return useMemo(() => {
    const repeat = async (competence: string, { count, rows, everything }: BulkSelection<RFactorRow>) => {
      if (count > MOST_PAYROLLS) {
        toast.error(TOO_MANY_PAYROLLS);
        return;
      }
      const body = {
        competence,
        company_ids: everything ? [] : rows.map(({ id }) => id),
        // Ids are texts in the address.
        filters: everything && rFactorFilters.cast(everything.filters),
        except_ids: everything ? everything.except.map(Number) : [],
      };
      const { id } = await draft({ body });
      await navigate(path('/painel/mensal/fator-r/folhas/:payrollBatchId', { payrollBatchId: id }) + search);
    };
    const month = competenceOf(today());
    return [addCompetence(month, -1), month].map((competence) => ({
      label: `${formatCompetence(competence)} igual à última folha`,
      icon: CopyCheck,
      onSelect: (selection) => void repeat(competence, selection).catch(tellFailure),
    }));
  }, [draft, navigate, search, tellFailure]);
};
