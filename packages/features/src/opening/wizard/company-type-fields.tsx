import { establishmentTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { LEGAL_NATURES, legalNatureFacts, legalNatureLabel } from '@esteto/domain/company/company/legal-nature';
import { CnaeField } from '@esteto/ui/components/field/brazil/cnae-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';

/** What a company that is to be opened is before the law, where it works, and what it does. */
export const CompanyTypeFields = () => (
  <>
    <RadioField name="legal_nature" options={legalNatureLabel} details={NATURES} />
    <SelectField name="type_of_establishment" options={establishmentTypeLabel} placeholder="Não vou ter um lugar próprio" span={4} />
    <CnaeField name="cnaes" help="Todas pagam pelo Anexo III do Simples quando o fator R é de 28 % ou mais, e pelo Anexo V abaixo disso." />
  </>
);

const NATURES = Object.fromEntries(LEGAL_NATURES.map((nature) => [nature, legalNatureFacts[nature].words]));
