import { chakra } from '@chakra-ui/react';
import { planMutations, planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import type { PlanContract } from '@esteto/contract/plan/plan';
import { contractForm } from '@esteto/domain/plan/plan/contract-form';
import { CONTRACT_FIELDS, exampleContract, fillContract } from '@esteto/domain/plan/plan/contract-template';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';

/** The text that whoever takes the plan signs: its fields, how it reads, and the versions so far. */
export default function PlanContractsDialog() {
  const canEdit = useCan(plans.edit);
  return (
    <FormDialog
      title="Contrato do plano"
      subtitle={(contract) => contract?.plan.name}
      size="lg"
      id={Number(useParams().planId)}
      schema={contractForm}
      record={planQueries.contract}
      refuse={({ text }) => (canEdit ? null : { why: text })}
      mutation={planMutations.changeContract}
      done="Nova versão guardada."
      submitLabel="Guardar versão"
    >
      {(contract) => contract && <ContractFields contract={contract} />}
    </FormDialog>
  );
}

const ContractFields = ({ contract: { plan, versions } }: { contract: PlanContract }) => {
  const text = useFieldValue('text');
  return (
    <>
      <TextAreaField name="text" rows={12} autoFocus help="Quem já assinou continua com o texto que assinou." />
      <chakra.div gridColumn={spanOf()} display="grid" gap="4">
        <Disclosure label="Campos que o texto pode usar">
          <Facts facts={Object.entries(CONTRACT_FIELDS).map(([field, label]) => ({ label, value: <code>{`{{${field}}}`}</code> }))} />
        </Disclosure>
        <Disclosure label="Como fica">
          <chakra.p whiteSpace="pre-wrap">{fillContract(typeof text === 'string' ? text : '', exampleContract(plan))}</chakra.p>
        </Disclosure>
        <Facts
          title="Versões"
          values="beside"
          facts={versions.map(({ number, created_at, author }) => ({
            label: `Versão ${number}`,
            value: [author, formatInstantFull(created_at)].filter(Boolean).join(' · '),
          }))}
        />
      </chakra.div>
    </>
  );
};
