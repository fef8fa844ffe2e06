/** Who shall have a device that is passed around. */

export interface Around {
  /** Which of those who share the device has each seat; null: somebody else's, a bot's. */
  hands: (number | null)[];
  /** Whom everyone sees that the table waits for. */
  awaited: number[];
  /** Who had it last. */
  last: number | null;
  /** Who has had it so far. */
  looked: ReadonlySet<number>;
  /** Whether the cards lie as they were dealt, and are secret: then everyone looks at theirs first. */
  dealt: boolean;
}

/** The next one: after the deal those who are not asked and have not looked yet, then those who are asked, in the order of the seats. */
export function next({ hands, awaited, last, looked, dealt }: Around): number | null {
  const from = last === null ? 0 : last + 1;
  const seats = hands.map((_, seat) => (from + seat) % hands.length).filter((seat) => hands[seat] !== null);
  const asked = seats.filter((seat) => awaited.includes(seat));
  const curious = dealt ? seats.filter((seat) => !awaited.includes(seat) && !looked.has(seat)) : [];
  return [...curious, ...asked][0] ?? null;
}
