/** The person may not be here, and there is nowhere better to send them: `message` says so in the place of the page. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
