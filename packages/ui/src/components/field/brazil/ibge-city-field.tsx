import { Box } from '@chakra-ui/react';
import { UFS, type Uf, ufLabel, ufOfIbge } from '@esteto/domain/shared/tables/uf';
import { useId, useState } from 'react';
import type { QueryFactory } from '../../../system/query/query-like.ts';
import { FieldFrame } from '../base/field-frame.tsx';
import { Select, SelectChevron } from '../base/select.tsx';
import { useFormStore } from '../binding/form-context.tsx';
import type { FieldProps } from '../binding/use-field.ts';
import { useFieldValue } from '../binding/use-field-value.ts';
import { type City, CityOfState } from './place-fields.tsx';

type IbgeCityFieldProps = Omit<FieldProps, 'span'> & { cities: QueryFactory<string, readonly City[]>; stateLabel: string };

/** A city of which the form keeps the IBGE code alone: its state is told by the code, or chosen beside it. Takes a whole line. */
export const IbgeCityField = ({ cities, stateLabel, ...props }: IbgeCityFieldProps) => {
  const store = useFormStore();
  const code = useFieldValue(props.name);
  const id = useId();
  const [chosen, setChosen] = useState<Uf | null>(null);
  const state = chosen ?? (typeof code === 'string' ? ufOfIbge(code) : null);
  const choose = (uf: Uf | null) => {
    setChosen(uf);
    store.setValue(props.name, null);
  };
  return (
    <>
      <FieldFrame field={{ id, label: stateLabel, required: false, error: null, span: 2 }}>
        <Box position="relative">
          <Select id={id} value={state ?? ''} onChange={({ target }) => choose(UFS.find((uf) => uf === target.value) ?? null)}>
            <option value="">Escolha</option>
            {UFS.map((uf) => (
              <option key={uf} value={uf}>
                {`${uf} · ${ufLabel[uf]}`}
              </option>
            ))}
          </Select>
          <SelectChevron />
        </Box>
      </FieldFrame>
      <CityOfState {...props} cities={cities} state={state} span={4} />
    </>
  );
};
