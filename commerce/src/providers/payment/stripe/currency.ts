/** Stripe's smallest units, which are not everybody's: amounts there have none, two or three decimals by a list of its own. */
import { fractionDigits } from '../../../domain/money.ts'

const NONE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THREE = new Set('BHD JOD KWD OMR TND'.split(' '))

const digitsAtStripe = (currency: string): number => (NONE.has(currency) ? 0 : THREE.has(currency) ? 3 : 2)

/** Minor units → Stripe's. Null: Stripe cannot take such an amount. */
export function toStripe(minor: number, currency: string): number | null {
  const amount = (minor * 10 ** digitsAtStripe(currency)) / 10 ** fractionDigits(currency)
  // With three decimals the last must be 0.
  const fits = Number.isSafeInteger(amount) && (!THREE.has(currency) || amount % 10 === 0)
  return fits ? amount : null
}

/** Stripe's units → minor units; what is smaller is cut off. */
export const fromStripe = (amount: number, currency: string): number =>
  Math.floor((amount * 10 ** fractionDigits(currency)) / 10 ** digitsAtStripe(currency))
