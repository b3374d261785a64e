import { usePhone } from '@esteto/ui/patterns/data-table/use-phone';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import { useSearchParams } from 'react-router';

const VIEWS = ['calendario', 'matriz'] as const;
type ObligationView = (typeof VIEWS)[number];

/** How the obligations are looked at; null is the list, which is all that a phone has room for. */
export const useObligationView = (): ObligationView | null => {
  const [params] = useSearchParams();
  const isPhone = usePhone();
  return isPhone ? null : (VIEWS.find((view) => view === params.get('vista')) ?? null);
};

export const ObligationViews = () => {
  const chosen = useObligationView();
  return usePhone() ? null : <ChoiceLinks label="Como ver" name="vista" choices={CHOICES} chosen={chosen} fresh />;
};

const CHOICES = [
  { value: null, label: 'Lista' },
  { value: 'calendario' as const, label: 'Calendário' },
  { value: 'matriz' as const, label: 'Empresas × obrigações' },
];
