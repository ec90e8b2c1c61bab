/** Gives what it gave before as long as what it is given says the same: a list that moves its parts about is not measured anew for nothing. */
export function same<T>(): (now: T) => T {
  let [kept, told] = [undefined as T, ""];
  return (now) => {
    const says = JSON.stringify(now);
    if (says !== told) [kept, told] = [now, says];
    return kept;
  };
}
