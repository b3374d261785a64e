/** An upload that tells how far it is goes by XMLHttpRequest, which the server of a story does not hear: it goes by `fetch` until this is undone. */
export const uploadByFetch = (): (() => void) => {
  const real = Reflect.get(globalThis, 'XMLHttpRequest');
  Reflect.set(globalThis, 'XMLHttpRequest', ByFetch);
  return () => void Reflect.set(globalThis, 'XMLHttpRequest', real);
};

/** As much of an XMLHttpRequest as an upload needs. */
class ByFetch extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #at = { method: 'POST', url: '' };
  #given = '';
  status = 0;
  response: Blob | null = null;

  open(method: string, url: string): void {
    this.#at = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return this.#given;
  }

  abort(): void {
    this.#stop.abort();
    this.dispatchEvent(new Event('abort'));
  }

  async send(body: Blob): Promise<void> {
    const { method, url } = this.#at;
    const answer = await fetch(url, { method, body, headers: this.#headers, signal: this.#stop.signal });
    this.status = answer.status;
    this.#given = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    this.response = await answer.blob();
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}
