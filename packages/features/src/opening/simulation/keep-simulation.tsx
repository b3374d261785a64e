import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { simulation } from '@esteto/contract/opening/simulation';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { LEAD_CONSENT, simulationLeadForm } from '@esteto/domain/opening/simulation/simulation-lead';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useState } from 'react';

const leadFields = simulationLeadForm.omit(['input']);

/** Leaves the simulation with us, by consent, to be called about it. */
export const KeepSimulation = ({ input }: { input: SimulationInput }) => {
  const [key] = useState(() => crypto.randomUUID());
  const [isKept, setKept] = useState(false);
  return (
    <chakra.div data-screen-only>
      <Card title="Quer conversar sobre isto?">
        {isKept ? (
          <Banner tone="done">Simulação guardada. Vamos procurar você pelos contatos que deixou.</Banner>
        ) : (
          <Form
            schema={leadFields}
            initial={{ key, consent_version: LEAD_CONSENT.version }}
            onSubmit={async (lead) => {
              await call(simulation.keep, { body: { ...lead, input } });
              setKept(true);
            }}
          >
            <FieldGrid>
              <TextField name="name" autoComplete="name" span={2} />
              <EmailField name="email" span={2} />
              <PhoneField name="phone" span={2} />
              <CheckboxField name="consent" label={LEAD_CONSENT.text} />
            </FieldGrid>
            <div>
              <SubmitButton>Guardar simulação</SubmitButton>
            </div>
          </Form>
        )}
      </Card>
    </chakra.div>
  );
};
