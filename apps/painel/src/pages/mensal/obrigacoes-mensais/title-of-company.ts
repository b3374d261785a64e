import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import { obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';

/** 'DAS de outubro de 2026 · Souza Serviços Médicos' */
export const titleOfCompany = (obligation: MonthlyObligationRow): string => `${obligationTitle(obligation)} · ${obligation.company_name}`;
