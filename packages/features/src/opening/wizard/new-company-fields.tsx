import { chakra } from '@chakra-ui/react';
import { addressLookups } from '@esteto/api-client/office/lookup';
import { shareValue } from '@esteto/domain/company/company/share-division';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What the registry and the contract ask of a company that is to be opened. */
export const NewCompanyFields = () => (
  <>
    <FieldSection title="Nome da empresa">
      <TextField name="first_name" help="A Junta recusa nomes que já existem: dê até três opções, na ordem em que prefere." />
      <TextField name="second_name" span={3} />
      <TextField name="third_name" span={3} />
    </FieldSection>
    <FieldSection title="Capital social">
      <MoneyField name="share_capital" span={3} help="Quanto os sócios põem na empresa para começar." />
      <IntegerField name="shares" span={3} help="Em quantas partes o capital se divide." />
      <ShareValue />
    </FieldSection>
    <AddressFields name="address" title="Endereço da empresa" whole {...addressLookups} />
    <TextField
      name="property_registration"
      span={3}
      help="O número do carnê de IPTU do imóvel. Muitas prefeituras o pedem na viabilidade; se não tiver agora, deixe em branco."
    />
  </>
);

const ShareValue = () => {
  const [capital, shares] = [useFieldValue<number | null>('share_capital'), useFieldValue<number | null>('shares')];
  const value = capital && shares ? shareValue(capital, shares) : null;
  return (
    <chakra.p role="status" gridColumn="1 / -1" color="fg.muted" fontSize="sm">
      {value === null ? '' : `Cada quota vale ${formatMoney(value)}.`}
    </chakra.p>
  );
};
