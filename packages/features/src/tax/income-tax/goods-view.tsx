import { chakra } from '@chakra-ui/react';
import type { IncomeTaxGoods, IncomeTaxGoodsLine, IncomeTaxPendingGoods } from '@esteto/contract/tax/income-tax-dossier';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { type GoodsSum, goodsChange, unexplainedSentence } from '@esteto/domain/tax/income-tax/goods';
import { goodsSourceLabel, incomeTaxAssetGroupLabel, isDebt } from '@esteto/domain/tax/income-tax/income-tax-asset-groups';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { CARDS_ON_PHONE, Table } from '@esteto/ui/components/chart/chart-table.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import type { ReactNode } from 'react';

/** What the person may do with them; without it they are read. */
export type GoodsMoves = {
  /** Beside what they told. */
  line: (line: IncomeTaxGoodsLine) => ReactNode;
  /** Below what still waits for its value. */
  pending: (goods: IncomeTaxPendingGoods) => ReactNode;
  /** For all that waits. */
  all: (goods: readonly IncomeTaxPendingGoods[]) => ReactNode;
};

type GoodsViewProps = { goods: IncomeTaxGoods; year: number; moves: GoodsMoves | undefined };

/** What is asked of a person about their goods: what of last year nobody has confirmed, and growth that nothing explains. */
export const GoodsAsked = ({ goods, year, moves }: GoodsViewProps) => (
  <>
    {goods.unexplained && <Banner tone="waiting">{unexplainedSentence(year, goods.unexplained)}</Banner>}
    <Pending pending={goods.pending} year={year} moves={moves} />
  </>
);

/** What a person has and owes at the end of a year, beside the end of the year before. */
export const GoodsView = ({ goods, year, moves }: GoodsViewProps) => (
  <>
    <Differences differences={goods.differences} year={year} />
    <Part title="Bens e direitos" sum={goods.assets} lines={goods.lines.filter((line) => !isDebt(line.group_code))} moves={moves} />
    <Part title="Dívidas" sum={goods.debts} lines={goods.lines.filter((line) => isDebt(line.group_code))} moves={moves} />
  </>
);

const Pending = ({ pending, year, moves }: { pending: IncomeTaxGoods['pending'] } & Omit<GoodsViewProps, 'goods'>) => {
  if (pending.length === 0) return null;
  return (
    <Card title={`Falta confirmar o valor de 31/12/${year}`}>
      <chakra.p color="fg.muted">
        {countOf(pending.length, 'item que foi informado', 'itens que foram informados')} em {year - 1}. Até a confirmação não entram nas
        somas, e a variação do patrimônio não é conferida.
      </chakra.p>
      {pending.length > 1 && moves && (
        <chakra.div mt="3" mb="1">
          {moves.all(pending)}
        </chakra.div>
      )}
      <LineList>
        {pending.map((one) => (
          <Line key={one.asset_id} title={one.description} note={saidOf(one)}>
            <chakra.div textAlign="end">
              <Money cents={one.value} />
              <chakra.div fontSize="sm" color="fg.muted">
                em 31/12/{year - 1}
              </chakra.div>
            </chakra.div>
            {moves?.pending(one)}
          </Line>
        ))}
      </LineList>
    </Card>
  );
};

const Differences = ({ differences, year }: Pick<IncomeTaxGoods, 'differences'> & { year: number }) => {
  if (differences.length === 0) return null;
  return (
    <Card title="Onde as fontes dos bens não concordam">
      {differences.map(({ description, document, sides }) => (
        <Table key={document} css={CARDS_ON_PHONE}>
          <chakra.caption textAlign="start" fontWeight="medium" pb="1">
            {description} · {formatDocument(document)}
          </chakra.caption>
          <thead>
            <tr>
              <th scope="col">Quem diz</th>
              <th scope="col">Em 31/12/{year - 1}</th>
              <th scope="col">Em 31/12/{year}</th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ source, counts, value_before, value }) => (
              <tr key={source}>
                <th scope="row">
                  {goodsSourceLabel[source]}
                  {counts && ' (conta)'}
                </th>
                <td data-label={`Em 31/12/${year - 1}`}>{formatMoney(value_before)}</td>
                <td data-label={`Em 31/12/${year}`}>{formatMoney(value)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Card>
  );
};

type PartProps = { title: string; sum: GoodsSum; lines: readonly IncomeTaxGoodsLine[]; moves: GoodsMoves | undefined };

const Part = ({ title, sum, lines, moves }: PartProps) => {
  if (lines.length === 0) return null;
  return (
    <Card title={title} action={<Money cents={sum.value} />}>
      <chakra.p color="fg.muted" data-numeric>
        {goodsChange(sum)}
      </chakra.p>
      <LineList>
        {lines.map((line) => (
          <Line key={`${line.asset_id} ${line.company_id}`} title={line.description} note={saidOf(line)}>
            {!line.counts && <StatusBadge status={{ label: 'Não conta', tone: 'ended' }} />}
            <chakra.div textAlign="end" minW="8rem" display="grid" gap="0.5">
              <Money cents={line.value} tone={line.counts ? 'plain' : 'muted'} />
              <chakra.span fontSize="sm" color="fg.muted" data-numeric>
                antes {formatMoney(line.value_before)}
              </chakra.span>
              <chakra.span fontSize="sm" color="fg.muted">
                {goodsSourceLabel[line.source]}
              </chakra.span>
            </chakra.div>
            {line.asset_id !== null && moves?.line(line)}
          </Line>
        ))}
      </LineList>
    </Card>
  );
};

const saidOf = ({ group_code, document, registration }: Pick<IncomeTaxGoodsLine, 'group_code' | 'document' | 'registration'>): string =>
  [incomeTaxAssetGroupLabel[group_code], document && formatDocument(document), registration].filter(Boolean).join(' · ');
