import { chakra } from '@chakra-ui/react';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';

/** As what the registration goes on, and the way to change that while it may be changed, over the page that shows it. */
export const AccountChange = ({ wizard }: { wizard: WizardFacts }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
    <chakra.p>
      Seu cadastro é de <chakra.strong fontWeight="semibold">{accountTypeLabel[wizard.account_type]}</chakra.strong>.
    </chakra.p>
    <ButtonLink size="sm" to="tipo-de-conta">
      Trocar
    </ButtonLink>
  </chakra.div>
);
