/** The person may not be here, and there is nowhere better to send them: `message` says so in the place of the page. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Thrown for an address that is written like a page's and cannot be one: a thirteenth month. */
export class NoPage extends Error {}
