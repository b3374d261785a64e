import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';

/** The parameter of the address that says which list is shown. */
export const INVITE_KIND = 'por';

const CHOICES = [
  { value: null, label: 'Já usam o Esteto' },
  { value: 'email', label: 'Por e-mail' },
] as const;

/** The two ways to invite, each with a list of its own. */
export const InviteKinds = ({ chosen }: { chosen: 'email' | null }) => (
  <ChoiceLinks label="Como foram convidados" name={INVITE_KIND} choices={CHOICES} chosen={chosen} fresh />
);
