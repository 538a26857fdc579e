/** The parts of the page for who pays with Bitcoin. They are loaded with the answer that needs them, so that a page shows them at once. */

import type * as Parts from './bitcoin-panel.tsx'

let parts: typeof Parts | undefined

/** Loads the parts. An answer with details of a Bitcoin payment is given to the page only after that. */
export async function loadBitcoinParts(): Promise<void> {
  parts ??= await import('./bitcoin-panel.tsx')
}

/** The loaded parts. */
export function bitcoinParts(): typeof Parts {
  if (!parts) throw new Error('the parts for Bitcoin are not loaded')
  return parts
}
