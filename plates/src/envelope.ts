// The paper of a pack: an envelope with its flap and shadow, and the label on it.
import type { Drawing } from './drawing.ts'
import { clamp, lerp } from './geometry.ts'
import { Pen, path } from './pen.ts'

export type Envelope = {
  left: number
  right: number
  top: number
  bottom: number
  flap: number
  cut: 'square' | 'pointed' | 'round'
}

/** The lower edge of the flap. */
function flapEdge({ left, right, flap, cut }: Envelope, x: number): number {
  const t = (x - left) / (right - left)
  if (cut === 'pointed') return flap - 170 + 190 * (1 - Math.abs(t * 2 - 1))
  if (cut === 'round') return flap - 190 + 200 * Math.sqrt(Math.max(0, 1 - (t * 2 - 1) ** 2))
  return flap - 90 + 90 * clamp(Math.min(t, 1 - t) * 8.8, 0, 1)
}

/** Draws the envelope in two parts: shadow and paper (`below`), and hatching and flap (`above`). */
export function envelope(drawing: Drawing, box: Envelope): { below: string; above: string } {
  const { palette, random } = drawing
  const { left, right, top, bottom, flap } = box
  const near = (v: number) => v + random.between(-5, 5)
  const shadow = new Pen()
  for (let y = top + 84, i = 0; y < bottom + 84; y += 9.5, i++) {
    const e = right + 84 + 10 * Math.sin(i * 1.7) + random.between(-7, 7)
    if (y > bottom - 2) {
      const into = y - bottom
      shadow
        .move([left + 70 + into * 0.6 + random.between(-12, 12), y])
        .line([e - into * 0.3, y + 1])
        .line([left + 90, y + 4.6])
        .close()
    } else {
      shadow
        .move([right - 6, y])
        .line([e, y + 1])
        .line([right - 6, y + lerp(3.6, 5.4, (y - top) / (bottom - top))])
        .close()
    }
  }
  const sheet = new Pen()
    .move([near(left), top])
    .line([right, near(top)])
    .line([near(right + 4), (top + bottom) / 2])
    .line([right, bottom])
  sheet
    .line([near((left + right) / 2), bottom + 4])
    .line([left, near(bottom)])
    .line([left - 4, (top + bottom) / 2])
    .close()
  const lid = new Pen().move([left, top]).line([right, top])
  for (let i = 0; i <= 24; i++)
    lid.line([right - (i / 24) * (right - left), flapEdge(box, right - (i / 24) * (right - left))])
  lid.close()
  const hatching = new Pen()
  for (let i = 0; i < 96; i++) {
    const x = left + 12 + (i * (right - left - 24)) / 95
    const e = flapEdge(box, x)
    hatching
      .move([x - 1.8, e + 3])
      .line([x + random.between(-2, 2), e + random.between(22, 50)])
      .line([x + 2, e + 3])
      .close()
  }
  for (let i = 0; i < 74; i++) {
    const y = flap + 60 + (i * (bottom - flap - 90)) / 73
    hatching
      .move([right - 4, y])
      .line([right - random.between(26, 66), y + 3])
      .line([right - 4, y + 3.4])
      .close()
  }
  const fold = new Pen()
  for (let i = 0; i < 56; i++) {
    const x = left + 24 + (i * (right - left - 48)) / 55
    fold
      .move([x, top + 4])
      .line([x + 1, top + random.between(14, 36)])
      .line([x + 3, top + 4])
      .close()
  }
  const stroke = `stroke="${palette.ink}" stroke-width="4.4" stroke-linejoin="round"`
  return {
    below: path(shadow, `fill="${palette.ink}" opacity=".8"`) + path(sheet, `fill="${palette.kraft}" ${stroke}`),
    above:
      path(hatching, `fill="${palette.ink}"`) +
      path(lid, `fill="${palette.kraftDeep}" ${stroke}`) +
      path(fold, `fill="${palette.ink}" opacity=".8"`) +
      `<path d="M${left + 26} ${top + 46}H${right - 26}" fill="none" stroke="${palette.ink}" stroke-width="2" stroke-dasharray="16 12"/>`,
  }
}

/** The frame of the label: square, with cut corners, or with hollow ones. */
export function label(drawing: Drawing, left: number, top: number, right: number, bottom: number): string {
  const { palette, random } = drawing
  const corner = random.weigh<'square' | 'cut' | 'hollow'>([
    ['square', 1],
    ['cut', 1],
    ['hollow', 1],
  ])
  const frame = (inset: number) => {
    const [l, t, r, b] = [left + inset, top + inset, right - inset, bottom - inset]
    if (corner === 'square') return `M${l} ${t}H${r}V${b}H${l}z`
    const k = 54
    const turn =
      corner === 'cut' ? (x: number, y: number) => `L${x} ${y}` : (x: number, y: number) => `A${k} ${k} 0 0 0 ${x} ${y}`
    return `M${l + k} ${t}H${r - k}${turn(r, t + k)}V${b - k}${turn(r - k, b)}H${l + k}${turn(l, b - k)}V${t + k}${turn(l + k, t)}z`
  }
  return (
    `<path d="${frame(0)}" fill="${palette.label}" stroke="${palette.ink}" stroke-width="4"/>` +
    `<path d="${frame(16)}" fill="none" stroke="${palette.ink}" stroke-width="1.8"/>`
  )
}
