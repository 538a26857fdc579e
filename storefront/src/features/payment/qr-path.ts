/** A QR code as one path of an SVG, of squares of size 1. Loaded when a code is to be shown. */
import { encode } from 'uqr'

/** What scanners want to be left white around it. */
const QUIET = 4

export interface QrPath {
  path: string
  /** Width and height, the white border included. */
  size: number
}

/** Neighbours in a row are one piece. */
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
