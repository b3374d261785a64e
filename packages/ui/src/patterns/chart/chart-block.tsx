import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../components/card/card.tsx';
import { ChartLegend, type LegendItem } from '../../components/chart/chart-legend.tsx';
import { type PictureLinks, PictureOrTable } from '../../components/chart/picture-or-table.tsx';
import { toast } from '../../components/toast/toast.ts';
import { saveFile } from '../file/save-file.ts';
import { type ChartData, csvOfChart } from './chart-data.ts';
import { ChartRows } from './chart-rows.tsx';

type ChartBlockProps = {
  title: string;
  /** 'dez/2025 a nov/2026': stands in the files. */
  period: string;
  /** What the picture says, for everybody. */
  sentence: string;
  /** What has to be known beside it: what is left out, by which rule. */
  notes?: readonly string[];
  legend?: readonly LegendItem[];
  /** Height of the picture, in px. */
  height: number;
  data: ChartData;
  links?: PictureLinks | undefined;
  /** Below the picture. */
  more?: ReactNode;
  /** The drawing. */
  children: ReactNode;
};

/** One question about numbers: its answer in a sentence, drawn, in a table, and as files. */
export const ChartBlock = ({ title, period, sentence, notes = [], legend = [], height, data, links, more, children }: ChartBlockProps) => {
  const [busy, setBusy] = useState(false);
  const name = `${title}, ${period}`.replaceAll('/', '-');
  const savePicture = async (drawing: HTMLElement) => {
    setBusy(true);
    try {
      const { pngOf } = await import('./png-of.ts');
      saveFile(`${name}.png`, await pngOf(drawing, { title, period, legend }));
    } catch {
      toast.error('A imagem não ficou pronta. Tente de novo, ou baixe o CSV.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={title}>
      <chakra.p mb="1">{sentence}</chakra.p>
      {notes.map((note) => (
        <chakra.p key={note} color="fg.muted" fontSize="sm" mb="1">
          {note}
        </chakra.p>
      ))}
      <chakra.div mt="3">
        <PictureOrTable
          title={title}
          lead={legend.length > 0 ? <ChartLegend items={legend} /> : 'none'}
          words={sentence}
          height={height}
          cards
          links={links}
          table={<ChartRows {...data} />}
          save={{
            busy,
            picture: (drawing) => void savePicture(drawing),
            sheet: () => saveFile(`${name}.csv`, new Blob([csvOfChart(data)], { type: 'text/csv;charset=utf-8' })),
          }}
        >
          {children}
        </PictureOrTable>
      </chakra.div>
      {more}
    </Card>
  );
};
