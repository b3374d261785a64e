import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';

type ViewLinksProps = {
  label: string;
  /** The query parameter that names the view; the first view is the one without it. */
  name: string;
  views: Readonly<Record<string, string>>;
  /** The query parameters that all views are narrowed by. */
  kept?: readonly string[];
};

/** Ways to look at the same page, each with an address of its own. What one view alone was narrowed by does not go along. */
export const ViewLinks = ({ label, name, views, kept = [] }: ViewLinksProps) => {
  const current = useView(name, views);
  const params = useSearchParams()[0];
  const along = kept.flatMap((param) => (params.has(param) ? [[param, params.get(param) ?? '']] : []));
  const searchOf = (view: string, index: number): string =>
    new URLSearchParams([...along, ...(index === 0 ? [] : [[name, view]])]).toString();
  return (
    <Group role="group" aria-label={label}>
      {Object.entries(views).map(([view, words], index) => (
        <View key={view} to={{ search: searchOf(view, index) }} aria-current={view === current ? 'page' : undefined}>
          {words}
        </View>
      ))}
    </Group>
  );
};

/** The view that the address names; the first one otherwise. */
export const useView = <View extends string>(name: string, views: Readonly<Record<View, string>>): View => {
  const all = Object.keys(views) as [View, ...View[]];
  const wanted = useSearchParams()[0].get(name);
  return all.find((view) => view === wanted) ?? all[0];
};

const Group = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1', mt: '1' } });

const View = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    px: '3',
    borderRadius: 'full',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
