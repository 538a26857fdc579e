// The colours that the aroma of a variety gives to its plate.

export type AromaColour = {
  leaf: { hue: number; chroma: number }
  sheet: { hue: number; chroma: number }
  accent: { hue: number; chroma: number }
  /** Hue of the leaves' tips where it differs from the leaf. */
  blush: number | null
  /** How much lighter (or darker, below 0) the leaves are. */
  lift: number
}

type Row = readonly [number, number, number, number, number, number, number | null, number]

// The columns are: leaf hue, leaf chroma, sheet hue, sheet chroma, accent hue, accent chroma, blush, lift.
const EARTHY: Row = [114, 0.062, 82, 0.028, 42, 0.11, null, -0.02]
const ROWS = new Map<string, Row>([
  ['citrus', [118, 0.1, 98, 0.036, 70, 0.14, 98, 0.02]],
  ['lemon', [113, 0.11, 102, 0.042, 92, 0.14, 100, 0.05]],
  ['orange', [120, 0.09, 74, 0.036, 58, 0.15, 66, 0.02]],
  ['pine', [150, 0.062, 130, 0.02, 52, 0.11, null, -0.05]],
  ['woody', [119, 0.06, 84, 0.024, 46, 0.1, null, -0.03]],
  ['earthy', EARTHY],
  ['berry', [140, 0.056, 350, 0.014, 350, 0.12, 345, -0.01]],
  ['blueberry', [148, 0.042, 270, 0.013, 318, 0.1, 284, -0.03]],
  ['grape', [150, 0.04, 316, 0.02, 330, 0.12, 318, -0.06]],
  ['strawberry', [126, 0.08, 44, 0.02, 22, 0.15, 35, 0.01]],
  ['cherry', [134, 0.066, 18, 0.02, 14, 0.14, 12, -0.02]],
  ['sweet', [126, 0.076, 80, 0.026, 46, 0.13, null, 0.01]],
  ['vanilla', [116, 0.066, 88, 0.036, 62, 0.1, 92, 0.04]],
  ['spicy', [122, 0.074, 72, 0.026, 34, 0.14, 62, -0.01]],
  ['pepper', [130, 0.05, 70, 0.018, 32, 0.12, null, -0.03]],
  ['floral', [136, 0.072, 18, 0.016, 6, 0.12, null, 0.03]],
  ['lavender', [150, 0.045, 300, 0.018, 300, 0.1, 300, 0]],
  ['mint', [158, 0.064, 164, 0.02, 66, 0.1, null, 0.03]],
  ['tropical', [116, 0.096, 74, 0.034, 44, 0.17, 72, 0.03]],
  ['mango', [112, 0.1, 72, 0.042, 58, 0.16, 70, 0.03]],
  ['pineapple', [112, 0.1, 98, 0.04, 84, 0.15, 92, 0.04]],
  ['diesel', [144, 0.036, 112, 0.012, 62, 0.12, null, -0.02]],
  ['skunk', [110, 0.078, 106, 0.03, 72, 0.12, null, -0.03]],
  ['cheese', [112, 0.066, 94, 0.036, 76, 0.13, 94, 0.03]],
  ['chocolate', [100, 0.048, 68, 0.026, 40, 0.1, null, -0.08]],
  ['coffee', [106, 0.046, 72, 0.028, 46, 0.09, null, -0.07]],
  ['cream', [122, 0.058, 86, 0.02, 56, 0.11, 100, 0.06]],
  ['herbal', [140, 0.078, 122, 0.026, 58, 0.11, null, 0.01]],
  ['incense', [128, 0.046, 50, 0.022, 28, 0.12, 40, -0.04]],
  ['caramel', [108, 0.07, 64, 0.036, 52, 0.13, 58, 0]],
])

/** The colours of an aroma's code; unknown codes have those of `earthy`. */
export function aromaColour(code: string | undefined): AromaColour {
  const row = (code === undefined ? undefined : ROWS.get(code)) ?? EARTHY
  return {
    leaf: { hue: row[0], chroma: row[1] },
    sheet: { hue: row[2], chroma: row[3] },
    accent: { hue: row[4], chroma: row[5] },
    blush: row[6],
    lift: row[7],
  }
}
