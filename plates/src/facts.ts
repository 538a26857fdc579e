// The facts of a variety from which its plate is drawn, and what follows from them.
import { clamp, lerp } from './geometry.ts'

export type PlateKind = 'feminized' | 'autoflowering' | 'regular'
export type PlateView = 'plate' | 'leaf' | 'seed' | 'pack'
export type PlateTheme = 'paper' | 'night'

export type PlateFacts = {
  slug: string
  name: string
  /** What stands on the pack above the name. */
  maker: string
  /** The number in the catalogue. */
  number: number
  /** Shares in percent. */
  indica: number
  sativa: number
  heightCm: number
  /** Codes of the aroma, the strongest first; unknown ones are drawn as `earthy`. */
  aroma: readonly string[]
  kind: PlateKind
  /** How many seeds the pack holds. */
  seeds?: number
}

export type PlateOptions = {
  view: PlateView
  theme: PlateTheme
  /** Whether the sheet has lettering, or holds the figure alone. */
  caption: boolean
  /** Whether the plate has paper of its own, or stands on the colour of the page. */
  ground: boolean
}

/** Number of leaflets of a leaf: broad indica leaves have few, slender sativa leaves many. */
export function leafletCount({ sativa, kind }: PlateFacts): number {
  const count = sativa <= 30 ? 7 : sativa <= 64 ? 9 : 11
  return kind === 'autoflowering' ? Math.max(5, count - 2) : count
}

/** Width of the middle leaflet as a share of its length. */
export const leafletWidth = ({ indica }: PlateFacts): number => lerp(0.118, 0.37, clamp(indica, 0, 100) / 100)

/** The botanical name as it stands on the sheet. */
export function latinName({ indica, sativa, kind }: PlateFacts): string {
  const i = 'indica Lam.'
  const s = 'sativa L.'
  const species = sativa <= 5 ? i : indica <= 5 ? s : indica >= sativa ? `${i} × ${s}` : `${s} × ${i}`
  return `Cannabis ${species}${kind === 'autoflowering' ? ' × ruderalis' : ''}`
}
