import type { Address } from '@esteto/domain/shared/address';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asQuery, type QueryFactory } from '../query/query-like.ts';
import { Spinner } from '../states/spinner.tsx';
import { Adorned } from './adorned.tsx';
import { cepCodec } from './codec.ts';
import { CodecInput } from './codec-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** Finds the address of a CEP (8 digits); null when there is none. */
export type CepLookup = QueryFactory<string, Partial<Address> | null>;

type CepQuery = { queryKey: readonly unknown[]; queryFn: () => Promise<Partial<Address> | null> };

type CepFieldProps = FieldProps & {
  lookup?: CepLookup;
  /** The address of the CEP that was typed. */
  onFound?: (address: Partial<Address>) => void;
};

/** A CEP; with a `lookup` it finds its address. A lookup that fails never stops anybody from typing the address. */
export const CepField = ({ lookup, onFound, ...props }: CepFieldProps) => {
  const client = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const asked = useRef('');
  const field = useField({ ...props, help: note ?? props.help });

  const search = async (cep: string) => {
    if (!lookup || cep === asked.current) return;
    asked.current = cep;
    setNote(null);
    if (!/^\d{8}$/.test(cep)) return;
    setSearching(true);
    try {
      const address = await client.query(asQuery(lookup(cep)) as CepQuery);
      if (asked.current !== cep) return;
      if (address) onFound?.(address);
      else setNote('Não foi encontrado nenhum dado para este CEP');
    } catch {
      if (asked.current === cep) setNote('Ocorreu um erro ao buscar o CEP.');
    } finally {
      if (asked.current === cep) setSearching(false);
    }
  };

  const watched = {
    ...field,
    setValue: (value: unknown) => {
      field.setValue(value);
      void search(typeof value === 'string' ? value : '');
    },
  };
  return (
    <FieldFrame field={field}>
      <Adorned end={searching && <Spinner role="status" aria-label="Buscando o CEP" />}>
        <CodecInput field={watched} codec={cepCodec} inputMode="numeric" placeholder="00000-000" autoComplete="postal-code" data-numeric />
      </Adorned>
    </FieldFrame>
  );
};
