export type FakeRequest = {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
  /** Only of a call that has one. */
  query?: Record<string, string>;
};
/** A text is the content of a file; anything else goes as JSON. */
export type FakeAnswer = { status?: number; body?: unknown };

/** Answers the browser's calls in the place of a server, in a story; `undo` gives the network back. */
export const fakeFetch = (answer: (request: FakeRequest, place: number) => FakeAnswer | Promise<FakeAnswer>) => {
  const real = Reflect.get(globalThis, 'fetch') as typeof fetch;
  const put = (next: typeof fetch) => Reflect.set(globalThis, 'fetch', next);
  const requests: FakeRequest[] = [];
  const signed: boolean[] = [];
  put(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    const heard = {
      method: request.method,
      path: url.pathname.slice('/api/'.length),
      body: await bodyOf(request),
      ...(url.search && { query: Object.fromEntries(url.searchParams) }),
    } as FakeRequest;
    requests.push(heard);
    signed.push(request.headers.has('Authorization'));
    const { status = 200, body = {} } = await answer(heard, requests.length - 1);
    if (status === 204) return new Response(null, { status });
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  });
  return {
    /** What came, in order. */
    requests,
    /** Whether each request came with somebody's session, in the same order. */
    signed,
    undo: () => void put(real),
  };
};

/** JSON as it is; form data by its fields, a file by its name. */
const bodyOf = async (request: Request): Promise<FakeRequest['body']> => {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  }
  const text = await request.text();
  return text ? JSON.parse(text) : null;
};
