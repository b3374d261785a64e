import { chakra } from '@chakra-ui/react';
import type { IncomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { dossierSourceLabel, incomeTaxFactKindLabel } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { CARDS_ON_PHONE, Table } from '@esteto/ui/components/chart/chart-table.tsx';

/** Payers of whom two sources say different things: what each source says and which one counts. Nothing where all agree. */
export const DossierDifferences = ({ differences }: Pick<IncomeTaxDossier, 'differences'>) => {
  if (differences.length === 0) return null;
  return (
    <Card title="Onde as fontes não concordam">
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {differences.map(({ section, name, document, sides }) => (
          <Table key={`${section} ${document ?? name}`} css={CARDS_ON_PHONE}>
            <chakra.caption textAlign="start" fontWeight="medium" pb="1">
              {[name, document && formatDocument(document), incomeTaxFactKindLabel[section]].filter(Boolean).join(' · ')}
            </chakra.caption>
            <thead>
              <tr>
                <th scope="col">Quem diz</th>
                <th scope="col">Valor</th>
                <th scope="col">INSS</th>
                <th scope="col">Imposto</th>
              </tr>
            </thead>
            <tbody>
              {sides.map(({ source, counts, amount, social_security, tax }) => (
                <tr key={source}>
                  <th scope="row">
                    {dossierSourceLabel[source]}
                    {counts && ' (conta)'}
                  </th>
                  <td data-label="Valor">{formatMoney(amount)}</td>
                  <td data-label="INSS">{formatMoney(social_security)}</td>
                  <td data-label="Imposto">{formatMoney(tax)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ))}
      </chakra.div>
    </Card>
  );
};
