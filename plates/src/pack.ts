// The view of the paper pack, with as many seeds before it as it holds.
import { washDefs } from './drawing.ts'
import type { Drawing, Figure } from './drawing.ts'
import { latinName, leafletCount } from './facts.ts'
import { clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { ITALIC, ROMAN } from './glyphs.ts'
import { envelope, label } from './envelope.ts'
import type { Envelope } from './envelope.ts'
import { leaf } from './leaf.ts'
import { capitals, fit } from './lettering.ts'
import { copy } from './pen.ts'
import { seedDefs, seedShadow } from './seed.ts'
import { petiole } from './stalk.ts'

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
  const maker = capitals(facts.maker)
  const set = fit(name, right - left - 90, { from: 70, to: 30, track: 0.12 })
  const centred = { x: middle, anchor: 0.5 }
  const text =
    lettering.set({
      font: ROMAN,
      text: maker,
      y: top + (cut === 'square' ? 176 : 164),
      ...fit(maker, right - left, { from: 62, to: 24, track: 26 / 62 }),
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

  // The seeds lie in front of the pack.
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
