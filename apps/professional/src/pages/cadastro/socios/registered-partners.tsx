import { chakra } from '@chakra-ui/react';
import { companyLookup } from '@esteto/api-client/office/lookup';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { missingShareholders } from '@esteto/domain/company/partner/missing-shareholders';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PartnerDialog } from './partner-dialog.tsx';

type RegisteredPartnersProps = { cnpj: string; partners: readonly WizardPartnerRow[] };

/** Whom the public registry knows as partners and who is not in the list yet; nothing where it does not answer. */
export const RegisteredPartners = ({ cnpj, partners }: RegisteredPartnersProps) => {
  const { data } = useQuery(companyLookup(cnpj));
  const [adding, setAdding] = useState<string | null>(null);
  const missing = missingShareholders(data?.shareholders ?? [], partners);
  if (missing.length === 0) return null;
  return (
    <section aria-label="Sócios no cadastro da Receita">
      <chakra.p color="fg.muted" mb="2">
        No cadastro da Receita também constam:
      </chakra.p>
      <chakra.ul display="grid" gap="2">
        {missing.map((name) => (
          <chakra.li key={name} display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <chakra.span flex="1 1 12rem" minW={0}>
              {name}
            </chakra.span>
            <Button size="sm" icon={UserPlus} aria-label={`Incluir ${name}`} onClick={() => setAdding(name)}>
              Incluir
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {adding !== null && <PartnerDialog name={adding} onClose={() => setAdding(null)} />}
    </section>
  );
};
