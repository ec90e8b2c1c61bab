/** Marks an element that has more below than it shows (`data-more`): scroll bars are not seen everywhere. */

export function more(node: HTMLElement): () => void {
  const mark = (): boolean => node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > 4);
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
