import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { importsOf, resolveRelative } from './syntax.ts';

/** The storeys of the house, lowest first: an area may know those of its own storey and of the storeys below it. Drawn in docs/ARCHITECTURE.md. */
const STOREYS = [
  ['identity', 'company'],
  ['plan', 'month'],
  ['billing'],
  ['money'],
  ['opening'],
  ['tax', 'duty'],
  ['agenda'],
  ['office'],
] as const;

/**
 * Floors of the house: where the areas stand, and what else may stand beside them as their ground. `arrows: false`: what a change makes stale in the
 * browser leads upwards by its nature, so that the calls of an area may name any other's.
 */
const FLOORS: readonly Floor[] = [
  { root: 'packages/domain/src/', ground: ['shared', 'law', 'registry'], arrows: true },
  { root: 'packages/contract/src/', ground: ['testing'], arrows: true },
  { root: 'packages/api-client/src/', ground: ['hold', 'testing'], arrows: false },
  { root: 'packages/features/src/', ground: ['law'], arrows: true },
  { root: 'apps/api/src/modules/', ground: [], arrows: true },
];

type Floor = { root: string; ground: readonly string[]; arrows: boolean };

/** Arrows upwards that stay, and why. `from`: an area, or every one. */
const UPWARDS: readonly Arrow[] = [
  { from: '*', to: /^office\/(?:notice|notice-reach|comment|lookup)[./]/, why: 'avisar, comentar e buscar um CEP servem a todas as áreas' },
  { from: 'identity', to: /^opening\/signup\//, why: 'quem entra por um convite, ou com um cadastro por confirmar, passa pelo cadastro' },
  { from: 'plan', to: /^opening\/referral\//, why: 'o primeiro pagamento de um plano premia quem indicou' },
];

type Arrow = { from: string; to: RegExp; why: string };

const storeyOf = new Map<string, number>(STOREYS.flatMap((areas, storey) => areas.map((area) => [area, storey] as const)));

/** Every noun stands in one of the eleven areas, and an area knows none above it. Demo data and samples may look anywhere. */
export const areas: Check = {
  name: 'áreas',
  run: (repo) => {
    const files = sources(repo).filter((file) => FLOORS.some(({ root }) => file.startsWith(root)));
    return {
      problems: [...outside(files), ...files.filter((file) => !isSample(file)).flatMap((file) => climbing(repo, file))],
      note: `${storeyOf.size} áreas, ${UPWARDS.length} setas para cima conhecidas`,
    };
  },
};

const isSample = (file: string): boolean => isTest(file) || /\.demo\.ts$|\/demo\/|\/story-[^/]+$/.test(file);

/** Folders beside the areas that no floor names. */
const outside = (files: readonly string[]): string[] => {
  const unknown = files.flatMap((file) => {
    const [floor, area, rest] = placeOf(file) ?? [];
    return floor && rest && area && !storeyOf.has(area) && !floor.ground.includes(area) ? [floor.root + area] : [];
  });
  return [...new Set(unknown)].map((folder) => `${folder}: não é uma das áreas (${[...storeyOf.keys()].join(', ')})`);
};

const climbing = (repo: Repo, file: string): string[] => {
  const [floor, area] = placeOf(file) ?? [];
  const from = storeyOf.get(area ?? '') ?? -1;
  if (!floor?.arrows || !area || !(storeyOf.has(area) || floor.ground.includes(area)) || area === 'registry') return [];
  return importsOf(repo, file).flatMap(({ specifier }) => {
    const target = resolveRelative(file, specifier);
    const [, other, rest = ''] = (target?.startsWith(floor.root) && placeOf(target)) || [];
    const to = storeyOf.get(other ?? '');
    if (to === undefined || to <= Math.max(from, GROUND_SEES) || isKnown(area, `${other}/${rest}`)) return [];
    return [`${file}: importa ${specifier}; ${area} não conhece ${other}, que está acima`];
  });
};

/** The ground is below all, but its words for kinds of company are those of the lowest storey. */
const GROUND_SEES = 0;

const isKnown = (from: string, to: string): boolean =>
  UPWARDS.some((arrow) => (arrow.from === '*' || arrow.from === from) && arrow.to.test(to));

/** Floor, area and the rest of its path; null for a file of no floor. */
const placeOf = (file: string): [Floor, string, string] | null => {
  const floor = FLOORS.find(({ root }) => file.startsWith(root));
  if (!floor) return null;
  const [area = '', ...rest] = file.slice(floor.root.length).split('/');
  return [floor, area, rest.join('/')];
};
