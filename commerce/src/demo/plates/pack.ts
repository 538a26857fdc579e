// The view of the paper pack, with as many seeds before it as it holds.
import { washDefs } from './drawing.ts'
import type { Drawing, Figure } from './drawing.ts'
import { latinName, leafletCount } from './facts.ts'
import { clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { ITALIC, ROMAN } from './glyphs.ts'
import { leaf } from './leaf.ts'
import { capitals, fit } from './lettering.ts'
import { Pen, copy, path } from './pen.ts'
import { seedDefs, seedShadow } from './seed.ts'
import { petiole } from './stalk.ts'

type Envelope = {
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

function envelope(drawing: Drawing, box: Envelope): { below: string; above: string } {
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
function label(drawing: Drawing, left: number, top: number, right: number, bottom: number): string {
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

export function pack(drawing: Drawing): Figure {
  const { facts, palette, random, key, gap, captioned, lettering } = drawing
  const count = facts.seeds ?? 5
  const top = captioned ? 250 : 190
  const cut = random.weigh<Envelope['cut']>([
    ['square', 1],
    ['pointed', 1],
    ['round', 1],
  ])
  const box: Envelope = { left: 470, right: 1530, top, bottom: captioned ? 1800 : 1900, flap: top + 300, cut }
  const middle = 1000
  const many = clamp((leafletCount(facts) - 5) / 6, 0, 1)
  const picture = leaf(
    drawing,
    {
      radius: lerp(540, 490, many),
      hang: random.between(0.6, 1.8),
      gap,
      vein: 2.2,
      midrib: 7,
      edge: 3.4,
      tooth: 66,
      maxTeeth: 9,
      shift: 1.2,
    },
    `${key}L`,
  )
  const defs =
    washDefs(`${key}w`, palette, [0, 0], 550) +
    seedDefs(drawing, `${key}d`) +
    seedDefs(drawing, `${key}e`) +
    picture.defs
  const paper = envelope(drawing, box)
  const [left, right, upper, lower] = [box.left + 84, box.right - 84, box.flap + 84, box.bottom - 76]
  const leafAt: Point = [middle, upper + lerp(670, 625, many)]
  const seal: Point = [middle, box.flap - 8]
  const ring = (r: number, paint: string) => `<circle cx="${seal[0]}" cy="${seal[1]}" r="${r}" ${paint}/>`
  const name = capitals(facts.name)
  const set = fit(name, right - left - 90, { from: 70, to: 30, track: 0.12 })
  const centred = { x: middle, anchor: 0.5 }
  const text =
    lettering.set({
      font: ROMAN,
      text: 'SEMENA',
      y: top + (cut === 'square' ? 176 : 164),
      size: 62,
      track: 26,
      ...centred,
    }) +
    lettering.set({ font: ROMAN, text: name, y: lower - 178, ...set, ...centred }) +
    lettering.set({ font: ITALIC, text: latinName(facts), y: lower - 122, size: 38, track: 0.5, ...centred }) +
    lettering.set({ font: ROMAN, text: `×${count}`, y: lower - 44, size: 62, track: 4, ...centred }) +
    lettering.set({
      font: ROMAN,
      text: `N° ${String(facts.number).padStart(3, '0')}`,
      y: upper + 66,
      size: 32,
      track: 4,
      ...centred,
    })
  let body =
    paper.below +
    label(drawing, left, upper, right, lower) +
    paper.above +
    ring(62, `fill="${palette.accent}" stroke="${palette.ink}" stroke-width="3.6"`) +
    ring(47, `fill="none" stroke="${palette.ink}" stroke-width="2.4"`) +
    copy(`${key}d`, seal, random.between(-30, 30), 0.66) +
    petiole(
      drawing,
      [leafAt[0], leafAt[1] - 4],
      [leafAt[0] + 8, leafAt[1] + 60],
      [leafAt[0] + random.between(-26, 26), leafAt[1] + 150],
      [6, 9],
    ) +
    copy(picture.id, leafAt, random.between(-5, 5)) +
    `<g fill="${palette.ink}">${text}</g>`
  body = `<g transform="rotate(${random.between(-2.4, 2.4).toFixed(1)} 1000 ${box.bottom})">${body}</g>`

  // the seeds themselves
  const shown = Math.min(count, 12)
  const step = Math.min(230, 1440 / shown)
  const size = shown > 8 ? 1.15 : 1.6
  for (let i = 0; i < shown; i++) {
    const at: Point = [
      1000 + (i - (shown - 1) / 2) * step + random.between(-14, 14),
      (captioned ? 1992 : 2200) + random.between(-34, 34),
    ]
    const scale = size * random.between(0.92, 1.06)
    body += seedShadow(drawing, at, scale) + copy(`${key}${i % 2 ? 'd' : 'e'}`, at, random.between(0, 360), scale)
  }
  return { defs, body, notes: [] }
}
