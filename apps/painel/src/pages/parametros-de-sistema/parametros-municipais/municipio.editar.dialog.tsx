import { chakra } from '@chakra-ui/react';
import { municipalParameterMutations, municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import { municipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import { saidBy } from '@esteto/domain/billing/municipality/municipal-rule';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useParams } from 'react-router';
import { CityIssuingFields } from '../../../features/emissao/city-issuing-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

/** How notes are issued in a city, at once, and what its law says, from a month on. */
export default function EditMunicipalParametersDialog() {
  return (
    <FormDialog
      title={(city) => (city ? `${city.city}/${city.state}` : 'Parâmetros do município')}
      size="lg"
      id={Number(useParams().cityId)}
      schema={municipalParameterForm}
      record={municipalParameterQueries.detail}
      initial={withRule}
      mutation={municipalParameterMutations.update}
      confirmChanges={{ ignore: ['rule.valid_from'] }}
      done="Parâmetros do município salvos."
    >
      {(city) => (
        <>
          {city && (
            <chakra.p gridColumn={spanOf()}>
              {city.companies_count === 0
                ? 'Nenhuma empresa do escritório fica neste município.'
                : `O que mudar aqui vale para ${countOf(city.companies_count, 'empresa', 'empresas')} do escritório.`}
            </chakra.p>
          )}
          <FieldSection title="Como se emite">
            <CityIssuingFields />
          </FieldSection>
          <RuleFields />
        </>
      )}
    </FormDialog>
  );
}

/** Begins with what holds now, from this month on. */
const withRule = ({ rule_in_force }: MunicipalParameterRow) => ({
  rule: { ...saidBy(rule_in_force), source: rule_in_force?.source ?? null, valid_from: competenceOf(today()), reason: null },
});
