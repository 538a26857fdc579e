/** Draws a QR code as one SVG path of squares of size 1. Loaded when a code is to be shown. */
import { encode } from 'uqr'

/** The white margin that scanners need around the code, in squares. */
const QUIET = 4

export interface QrPath {
  path: string
  /** Width and height in squares, including the white margin. */
  size: number
}

/**
 * The path for a text. Neighbouring squares in a row are drawn as one piece. Throws when the text is too long for a
 * code.
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const pieces = data.flatMap((row, y) => {
    const found: string[] = []
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      const width = x - from + 1
      found.push(`M${from} ${y}h${width}v1h-${width}z`)
    }
    return found
  })
  return { path: pieces.join(''), size }
}
