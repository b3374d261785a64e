import { chakra } from '@chakra-ui/react';
import type { RegistrationFollow } from '@esteto/contract/opening/registration';
import { formatDate, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../path.ts';

type Opening = NonNullable<RegistrationFollow['registration']>;

/** The moment that the whole opening led to, seen for some days. */
export const CompanyOpen = ({ opening: { company_name, finished_at } }: { opening: Opening }) => (
  <Card>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
      <OpenDoor viewBox="0 0 96 96" role="img" aria-label="Porta aberta">
        <path d="M20 84V16h40v68" fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round" />
        <path
          d="M60 84 34 74V28l26-12z"
          fill="currentColor"
          fillOpacity="0.18"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <circle cx="42" cy="52" r="3" fill="currentColor" />
        <path d="M10 84h76" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="m70 34 6 6 12-14" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      </OpenDoor>
      <chakra.div flex="1 1 16rem" minW={0} display="grid" gap="2" justifyItems="start">
        <chakra.h2 fontSize="2xl" fontWeight="semibold" lineHeight="snug">
          A empresa está aberta
        </chakra.h2>
        <chakra.p overflowWrap="anywhere">
          {company_name} já tem CNPJ{finished_at && `, desde ${formatDate(inSaoPaulo(finished_at).date, today())}`}. Agora cuidamos das
          licenças, e você pode pedir a primeira nota.
        </chakra.p>
        <ButtonLink variant="primary" to={path('/app/solicitar-nf')}>
          Pedir a primeira nota
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  </Card>
);

const OpenDoor = chakra('svg', { base: { boxSize: '24', flexShrink: '0', color: 'brand.solid' } });
