/** How large things are on a screen that is read from across the room: as large as fits. */

/** px that a boat of a fleet takes unscaled, with its plate, and the gap beside it; what is left over, as sizes are rounded. */
const BOAT = { width: 74, height: 65, gap: 6 };
const SLACK = 3;
/** However few boats there are, they are no larger than if there were so many. */
const ROOM_FOR = 4;

/** How the fleets of so many seats may lie. */
export function columnsFor(seats: number): number[] {
  return seats <= 3 ? [seats] : seats === 4 ? [4, 2] : [3];
}

/** How much the row of licenses is scaled: over the width of the screen, and no more than a quarter of its height. */
export function rowScale(seats: number, crewed: boolean, width: number, height: number): number {
  const [wide, high] = seats > 4 ? [196 * seats + 10 * (seats - 1), 108] : [264 * seats + 16 * (seats - 1), 162];
  return Math.max(1, Math.min((width * 0.97) / wide, (height * 0.25) / (high + (crewed ? 28 : 0))));
}

/** How much the boats of a fleet may be scaled so that all are seen in a space of that size. */
export function shipScale(boats: number, width: number, height: number): number {
  const many = Math.max(boats, ROOM_FOR);
  let best = 0;
  for (let columns = 1; columns <= many; columns++) {
    const rows = Math.ceil(many / columns);
    const across = (width - SLACK - BOAT.gap * (columns + 1)) / (columns * BOAT.width);
    const down = (height - SLACK - BOAT.gap * (rows + 1)) / (rows * BOAT.height);
    best = Math.max(best, Math.min(across, down));
  }
  return best;
}

/** Fleets of one table differ, but the boats of a small one are not much larger than those of others. */
export function alike(scales: number[]): number[] {
  const most = 1.4 * Math.min(...scales);
  return scales.map((scale) => Math.min(scale, most));
}
