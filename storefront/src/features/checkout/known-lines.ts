/** Lines of a checkout after a step that changes none: the answer names them, and what they show is known already. */
interface Named {
  id: string
  quantity: number
  isGift: boolean | null
  totalPrice: { gross: { amount: number } }
}

/**
 * The known lines in the order of the answer. Null where one is new, or has another quantity or price than was known:
 * then what else it shows may be different, too.
 */
export function knownLines<Line extends Named>(known: readonly Line[], named: readonly Named[]): Line[] | null {
  const lines = named.map((line) => known.find((other) => isSame(other, line)))
  return lines.every((line) => line !== undefined) ? lines : null
}

const isSame = (a: Named, b: Named): boolean =>
  a.id === b.id &&
  a.quantity === b.quantity &&
  a.isGift === b.isGift &&
  a.totalPrice.gross.amount === b.totalPrice.gross.amount
