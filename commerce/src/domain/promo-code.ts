/** Random promo codes. */
import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code nobody guesses, of groups of four signs: `7QXM-KPNE-2RWA`. */
export const randomCode = (groups = 3): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join(
    '-',
  )
