import { showsCrmDiscount } from '@esteto/domain/office/banner/banner-rules';
import { Banner } from '../../components/states/banner.tsx';

/** The discount of the CRM's yearly fee, for companies that the team marked. */
export const CrmDiscountBanner = (facts: { today: string; show_crm_popup: boolean }) =>
  showsCrmDiscount(facts) && (
    <Banner tone="running">Sua empresa pode ter desconto na anuidade do CRM. Fale com a nossa equipe antes que o prazo termine.</Banner>
  );
