import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Landmark } from 'lucide-react';
import { type IssuingPlaces, MUNICIPALITY } from './issuing-places.ts';

type HowIssuedProps = { check: IssuingCheck; places: IssuingPlaces; invoice: Pick<InvoiceDetail, 'iss_rate'> };

/** Which way the company issues, why, and the way to change it; and where the note has another ISS than the city's law. */
export const HowIssued = ({ check, places, invoice }: HowIssuedProps) => {
  const { adapter, environment, city, law } = check;
  const isOther = law.iss_rate !== null && invoice.iss_rate !== null && Number(law.iss_rate) !== Number(invoice.iss_rate);
  const cityName = [city.name, city.state].filter(Boolean).join('/') || 'Município da empresa';
  return (
    <Root aria-label="Como esta empresa emite">
      <Landmark size={16} aria-hidden />
      <chakra.div flex="1 1 14rem" minW={0}>
        <chakra.div fontWeight="medium">
          {cityName}: {adapter === 'national' ? 'emissor nacional' : 'emissão à mão'}
        </chakra.div>
        <chakra.div color="fg.muted" fontSize="sm">
          {adapter === 'national' ? national[environment] : city.parameter_id === null ? UNDECIDED : BY_HAND}
        </chakra.div>
        {isOther && (
          <chakra.div color="attention.fg" fontSize="sm" mt="1">
            {`O ISS deste serviço no município é ${formatTaxRate(law.iss_rate ?? '0')}; a nota traz ${formatTaxRate(invoice.iss_rate ?? '0')}. Confira antes de emitir.`}
          </chakra.div>
        )}
      </chakra.div>
      {places.municipality && city.ibge && <Link to={places.municipality}>{MUNICIPALITY}</Link>}
    </Root>
  );
};

const BY_HAND = 'Emita no site da prefeitura e copie aqui o número e o código.';
const UNDECIDED = `O município ainda não tem parâmetros. ${BY_HAND}`;

const national: Record<IssuingCheck['environment'], string> = {
  production: 'A nota é assinada com o certificado da empresa e vale assim que autorizada.',
  homologation: 'Ambiente de testes (homologação): a nota não tem valor fiscal.',
};

const Root = chakra('section', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2.5',
    columnGap: '3',
    p: '3.5',
    bg: 'bg.canvas',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    lineHeight: 'snug',
    '& > svg': { flexShrink: '0', mt: '0.5', color: 'fg.muted' },
  },
});
