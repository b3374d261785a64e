import type { Schema } from 'yup';

/** What a schema says about one field: its label, whether it must be filled, how long it may be. */
export type FieldFacts = { label: string; required: boolean; max: number | null };

type Node = {
  spec?: { label?: string; nullable?: boolean; optional?: boolean };
  tests?: { OPTIONS?: { name?: string; params?: { max?: unknown } } }[];
  fields?: Record<string, Node>;
  innerType?: Node;
};

/** Facts of the field at 'address.cep' or 'contacts[0].name'; a schema that is not loaded yet says nothing. */
export const factsAt = (schema: Schema | null, path: string): FieldFacts => {
  const node = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<Node | undefined>(
      (here, part) => (/^\d+$/.test(part) ? here?.innerType : here?.fields?.[part]),
      (schema as unknown as Node | null) ?? undefined,
    );
  const max = node?.tests?.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return {
    label: node?.spec?.label ?? '',
    required: node?.spec?.nullable === false && node.spec.optional === false,
    max: typeof max === 'number' ? max : null,
  };
};
