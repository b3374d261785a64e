import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { newsParagraphs } from './news-body.ts';
import { newsForm } from './news-form.ts';
import { dueNewsAction, isNewsOpen, NEWS_STATUSES } from './news-life.ts';

const words = (text: string) => ({ text, isLink: false });
const link = (text: string) => ({ text, isLink: true });

describe('the text of a piece of news', () => {
  it.each([
    ['Uma linha.', [[words('Uma linha.')]]],
    ['Um.\n\nDois\nem duas linhas.\n \n\n', [[words('Um.')], [words('Dois\nem duas linhas.')]]],
    ['Veja https://esteto.com.br/novo?a=1.', [[words('Veja '), link('https://esteto.com.br/novo?a=1'), words('.')]]],
    ['(http://a.com/x)', [[words('('), link('http://a.com/x'), words(')')]]],
    // Neither a tag nor a script is more than text.
    ['<b>não</b> javascript:alert(1)', [[words('<b>não</b> javascript:alert(1)')]]],
    ['<a href="https://a.com/x">', [[words('<a href="'), link('https://a.com/x'), words('">')]]],
  ])('%j', (body, paragraphs) => {
    const read = newsParagraphs(body);
    expect(read.map(({ pieces }) => pieces.map(({ text, isLink }) => ({ text, isLink })))).toEqual(paragraphs);
    for (const { at, pieces } of read) for (const piece of pieces) expect(body.startsWith(piece.text, at + piece.at)).toBe(true);
  });
});

describe('a piece of news and the clock', () => {
  const starts_at = '2026-11-20T03:00:00Z';
  const ends_at = '2026-12-01T03:00:00Z';

  it.each([
    ['draft', '2027-01-01T00:00:00Z', null],
    ['scheduled', '2026-11-20T02:59:59Z', null],
    ['scheduled', '2026-11-20T03:00:00Z', 'publish'],
    ['published', '2026-12-01T02:59:59Z', null],
    ['published', '2026-12-01T03:00:00Z', 'end'],
    ['ended', '2027-01-01T00:00:00Z', null],
  ] as const)('%s at %s: %s', (status, now, action) => {
    expect(dueNewsAction({ status, starts_at, ends_at }, now)).toBe(action);
  });

  it('stays without an end, and is changed only before people read it', () => {
    expect(dueNewsAction({ status: 'published', starts_at, ends_at: null }, '2030-01-01T00:00:00Z')).toBeNull();
    expect(NEWS_STATUSES.filter(isNewsOpen)).toEqual(['draft', 'scheduled']);
  });
});

it.each([
  [{ ends_at: null }, true],
  [{ ends_at: '2026-11-20T03:00:00Z' }, { ends_at: ['O fim precisa ser depois do início.'] }],
  [{ audience: [] }, { audience: ['Escolha ao menos um público.'] }],
])('%j is judged %j', (values, expected) => {
  const news = { title: 'Um', body: 'Dois.', audience: ['doctors'], starts_at: '2026-11-20T03:00:00Z', ...values };
  const judged = parse(newsForm, news);
  expect(judged.ok || judged.errors).toEqual(expected);
});
