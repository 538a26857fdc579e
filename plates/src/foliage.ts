// The view of one leaf, flat on the sheet, with now and then a young one beside it.
import { washDefs } from './drawing.ts'
import type { Drawing, Figure } from './drawing.ts'
import { leafletCount } from './facts.ts'
import { along, clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { Scene } from './scene.ts'
import { cutEnd, petiole } from './stalk.ts'

export function foliage(drawing: Drawing): Figure {
  const { facts, palette, random, key, gap, captioned } = drawing
  const outer = clamp((leafletCount(facts) - 5) / 6, 0, 1)
  const radius = 1150
  const tilt = random.between(-17, 17)
  const main = leaf(
    drawing,
    {
      radius,
      unique: true,
      spread: lerp(108, 134, outer) + random.between(-9, 7),
      hang: random.between(0.5, 1.8),
      gap,
      vein: 2.6,
      midrib: 11,
      edge: 4,
      tooth: 74,
      maxTeeth: 15,
      shift: 1.6,
    },
    `${key}L`,
  )
  const scene = new Scene()
  const foot: Point = [
    -radius * Math.sin((tilt * Math.PI) / 180) * 0.3 + random.between(-110, 110),
    radius * random.between(0.34, 0.46),
  ]
  const knee: Point = [random.between(-60, 60), foot[1] * 0.55]
  let defs = washDefs(`${key}w`, palette, [0, 0], radius) + main.defs
  scene.add(0, petiole(drawing, [0, -6], knee, foot, [9, 15]), [foot])
  scene.add(0, cutEnd(drawing, foot, 15, 0))
  if (random.chance(0.4)) {
    const young = leaf(
      drawing,
      {
        radius: 520,
        count: random.chance(0.5) ? 3 : 5,
        spread: random.between(58, 92),
        hang: 1.6,
        fold: 0.86,
        gap: gap * 1.3,
        vein: 2.4,
        midrib: 7,
        edge: 3.6,
        tooth: 66,
        maxTeeth: 9,
      },
      `${key}Y`,
    )
    defs += young.defs
    // The young leaf lies apart, with its own short petiole.
    const s = foot[0] > knee[0] ? -1 : 1
    const at: Point = [s * random.between(390, 520), foot[1] - random.between(10, 70)]
    const lie = s * random.between(38, 70)
    const heel = along(at, lie + 180, random.between(120, 170))
    scene.add(0, petiole(drawing, at, along(at, lie + 168, 80), heel, [6, 8]), [heel])
    scene.add(0, cutEnd(drawing, heel, 8, lie))
    scene.place(0, young, at, lie, s * 0.78, 0.78)
  }
  scene.place(1, main, [0, 0], tilt, random.chance(0.5) ? 1 : -1, 1)
  const frame = captioned
    ? { left: 190, top: 250, right: 1810, bottom: 2060 }
    : { left: 120, top: 150, right: 1880, bottom: 2350 }
  return {
    defs,
    body: scene.fitted(frame, { most: 1.22, size: 1, rest: 0.5, taken: [] }),
    notes: [{ text: 'Fol.', x: 160, y: 192, anchor: 0 }],
  }
}
