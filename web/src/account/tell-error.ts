/** This browser, or what is at the end of a way, will not tell; `key` is the sentence. */
export class TellError extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}
