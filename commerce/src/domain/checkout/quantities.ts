/** Whether quantities may be put into a basket: limits first, then stock, as Saleor does. */
import { OF_CHECKOUT } from './limits.ts'
import type { Refusal } from '../result.ts'

type Code = 'ZERO_QUANTITY' | 'QUANTITY_GREATER_THAN_LIMIT' | 'INSUFFICIENT_STOCK'

export interface Wanted {
  name: string
  /** Pieces of this variant in the whole basket after the change. */
  quantity: number
  trackInventory: boolean
  quantityLimit: number | null
  inStock: number
}

/** Checks the limits and the stock of variants. `zeroAllowed` where a quantity of zero removes a line. */
export function checkQuantities(
  wanted: readonly Wanted[],
  shopLimit: number | null,
  zeroAllowed = false,
): Refusal<Code>[] {
  const errors = checkLimits(wanted, shopLimit, zeroAllowed)
  return errors.length > 0 ? errors : checkStock(wanted)
}

/** Checks the limits of variants alone. */
function checkLimits(
  wanted: readonly Omit<Wanted, 'trackInventory' | 'inStock'>[],
  shopLimit: number | null,
  zeroAllowed = false,
): Refusal<Code>[] {
  const errors: Refusal<Code>[] = []
  for (const w of wanted) {
    const limit = Math.min(w.quantityLimit ?? shopLimit ?? OF_CHECKOUT.pieces, OF_CHECKOUT.pieces)
    if (w.quantity < 0 || (w.quantity === 0 && !zeroAllowed))
      errors.push({ code: 'ZERO_QUANTITY', field: 'quantity', message: 'The quantity should be higher than zero.' })
    else if (w.quantity > limit)
      errors.push({
        code: 'QUANTITY_GREATER_THAN_LIMIT',
        field: 'quantity',
        message: `Cannot add more than ${limit} times this item: ${w.name}.`,
      })
  }
  return errors
}

/** Refuses quantities that exceed the stock of variants whose stock is tracked. */
export function checkStock(wanted: readonly Wanted[]): Refusal<Code>[] {
  return wanted
    .filter((w) => w.quantity > 0 && w.trackInventory && w.quantity > w.inStock)
    .map((w) => ({
      code: 'INSUFFICIENT_STOCK' as const,
      field: 'quantity',
      message: `Could not add items ${w.name}. Only ${Math.max(0, w.inStock)} remaining in stock.`,
    }))
}

/** Refuses more lines than that, except where a checkout had more already and does not grow. */
export function tooManyLines(after: number, before = 0): Refusal<'INVALID'> | null {
  return after <= OF_CHECKOUT.lines || after <= before
    ? null
    : { code: 'INVALID', field: 'lines', message: `A checkout holds at most ${OF_CHECKOUT.lines} lines.` }
}
