/** The one line of all tabs of a browser, in a worker that they share: it ends with the last of them. */

import { Stream, type Said } from "./stream";

const stream = new Stream();

addEventListener("connect", (event) => {
  const port = (event as MessageEvent).ports[0]!;
  const say = stream.add((told) => port.postMessage(told));
  port.onmessage = ({ data }: MessageEvent<Said>) => say(data);
});
