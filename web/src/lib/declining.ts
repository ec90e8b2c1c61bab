/** Passing, in words. */

import { sum } from "./cards";
import type { View } from "./types";
import { dashed, t } from "./words";

/** Passing, in the words of the button that does it. */
export function declining(view: View): string {
  const { kind } = view.decision!;
  switch (kind) {
    case "name":
      return t(view.setup.gone_fishin && view.gone_fishin_pile > 0 ? "ask-name-fishin" : "ask-name-decline");
    case "launch":
    case "hire":
      return t(`ask-${kind}-done`);
    case "bid":
      return t("ask-pass");
    case "oyster":
      return t("ask-oyster-aboard");
    case "tuck":
      return t("ask-tuck-none", { count: sum(view.drawn ?? {}) });
    default:
      return t(`ask-${dashed(kind)}-none`);
  }
}
