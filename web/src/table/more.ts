/** Marks an element that has more below than it shows (`data-more`): scroll bars are not seen everywhere. */

const waiting = new Set<HTMLElement>();

/** Looks at all of them first, then marks: one after the other the browser would lay out the page for each. */
function markAll(): void {
  const found = [...waiting].map((node) => [node, node.scrollHeight - node.scrollTop - node.clientHeight > 4] as const);
  waiting.clear();
  for (const [node, has] of found) node.toggleAttribute("data-more", has);
}

export function more(node: HTMLElement): () => void {
  const mark = (): void => {
    if (waiting.size === 0) requestAnimationFrame(markAll);
    waiting.add(node);
  };
  const sized = new ResizeObserver(mark);
  const changed = new MutationObserver(mark);
  sized.observe(node);
  changed.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", mark);
  return () => {
    sized.disconnect();
    changed.disconnect();
    node.removeEventListener("scroll", mark);
  };
}
