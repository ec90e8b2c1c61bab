/**
 * Dragging a card to where it goes: a boat to the water, a captain to his boat, a card to the pile. What can be dragged says so by
 * `data-drag` (`hand:shrimp`), where things can be dropped by `data-drop` (`water`, `boat:2`, `marina:0`, `tray`, `discard`, `table`); whether
 * one fits the other, and what comes of it, is the choice's affair. Fetched when something is first taken up.
 */

import { motion } from "../lib/motion";
import type { Place } from "../lib/spots";
import type { TableState } from "../lib/table.svelte";

/** Farther than this, px, a press is no tap any more. */
const SLACK = 8;

/** Follows a press on something that can be dragged, until it is let go. */
export function drag(down: PointerEvent, from: HTMLElement, game: TableState): void {
  const [on, card] = from.dataset["drag"]!.split(":") as ["hand" | "beside" | "drawn" | "pile", string];
  const place: Place = { on, card };
  const asked = game.view?.decision?.ply;
  let ghost: HTMLElement | null = null;
  let lifted: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let zones: HTMLElement[] = [];

  const still = (): boolean => game.view?.decision?.ply === asked && !game.busy;
  const under = (event: PointerEvent): HTMLElement | null => {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      // What lies in the rail is not dropped on what the rail lies over.
      const zone = element.closest<HTMLElement>("[data-drop]");
      if (zone && zones.includes(zone)) return zone;
      if (element.tagName === "FOOTER") return null;
    }
    return null;
  };

  function begin(): void {
    zones = [...document.querySelectorAll<HTMLElement>("[data-drop]")].filter((zone) => game.choice.takes(place, zone.dataset["drop"]!));
    const card = from.querySelector<HTMLElement>(".card.picked") ?? [...from.querySelectorAll<HTMLElement>(".card")].at(-1) ?? from;
    const { left, top, width } = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "60",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      margin: "0",
      translate: "0 0",
      pointerEvents: "none",
      filter: "drop-shadow(0 10px 14px #0009)",
    });
    // In the hand, so that it looks as it does there.
    from.append(ghost);
    lifted = card;
    lifted.style.opacity = "0.35";
    from.dataset["dragged"] = "";
    for (const zone of zones) zone.dataset["open"] = "";
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const x = event.clientX - down.clientX;
    const y = event.clientY - down.clientY;
    // It was let go before this code was here.
    if (!event.buttons) return end();
    if (!ghost) {
      if (Math.hypot(x, y) < SLACK) return;
      if (!still()) return end();
      begin();
    }
    ghost!.style.translate = `${x}px ${y}px`;
    const zone = under(event);
    if (zone === over) return;
    if (over) over.dataset["open"] = "";
    over = zone;
    if (over) over.dataset["open"] = "over";
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (!ghost) return end();
    // The click that ends a drag is no tap.
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const zone = under(event)?.dataset["drop"];
    if (zone !== undefined && still()) {
      const move = game.choice.drop(place, zone);
      if (move) void game.play(move);
      end();
    } else {
      const back = ghost.animate({ translate: ["0 0"] }, { duration: motion(180), easing: "ease-out" });
      back.onfinish = end;
    }
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    end();
  }

  function end(): void {
    removeEventListener("pointerdown", end);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", key, true);
    ghost?.remove();
    if (lifted) lifted.style.opacity = "";
    delete from.dataset["dragged"];
    for (const zone of zones) delete zone.dataset["open"];
  }

  addEventListener("pointerdown", end);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  addEventListener("keydown", key, true);
}
