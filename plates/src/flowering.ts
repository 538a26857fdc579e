// The view of the flowering plant: its parts are defined once, arranged in the variety's own composition and fitted
// into the frame.
import { bractDefs } from './bract.ts'
import { COMPOSITIONS } from './composition.ts'
import { washDefs } from './drawing.ts'
import type { Drawing, Figure, Note } from './drawing.ts'
import { leafletCount } from './facts.ts'
import { clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { habit, rule } from './habit.ts'
import { headPart } from './inflorescence.ts'
import { leaf } from './leaf.ts'
import { headOf, poseOf } from './pose.ts'
import { Scene } from './scene.ts'
import { seedDefs } from './seed.ts'
import { petiolePart } from './stalk.ts'

export function flowering(drawing: Drawing): Figure {
  const { facts, palette, random, key, gap, captioned } = drawing
  const pose = poseOf(drawing)
  const count = leafletCount(facts)
  const base = { vein: 2.4, midrib: 8, edge: Number(lerp(2.8, 3.8, pose.indica).toFixed(1)), tooth: 84, maxTeeth: 9 }
  const open = leaf(
    drawing,
    {
      ...base,
      radius: 640,
      gap,
      count: Math.min(count, 9),
      hang: random.between(0.8, 2),
      spread: random.between(108, 138),
    },
    `${key}f`,
  )
  // The second leaf is half closed, hangs like a hand, or is young.
  const manner = random.weigh([
    [{ spread: 76, fold: 0.84, hang: 2.4, radius: 560 }, 1],
    [{ spread: 52, fold: 0.74, hang: 2.2, radius: 600 }, 1],
    [{ spread: 104, fold: 0.95, hang: 1, radius: 500 }, 1],
  ])
  const second = leaf(
    drawing,
    { ...base, ...manner, gap: gap * 1.15, tooth: 92, maxTeeth: 8, count: clamp(count - 4, 3, 5) },
    `${key}g`,
  )
  const small = headOf(drawing, pose, 0.35)
  const top = headPart(
    drawing,
    {
      ...small,
      length: lerp(330, 290, pose.indica),
      radius: Math.min(small.radius, 86) * 0.8,
      grain: small.grain * 0.82,
      leaves: 5,
    },
    `${key}x`,
  )
  const stem = petiolePart(drawing)
  let defs =
    washDefs(`${key}w`, palette, [0, 0], 640) + open.defs + second.defs + bractDefs(drawing) + top.defs + stem.defs

  const scene = new Scene()
  COMPOSITIONS[pose.composition]({ drawing, scene, pose, parts: { open, second, top, petiole: stem } })
  defs += scene.defs
  const height = clamp((facts.heightCm - 40) / 140, 0, 1)
  const notes: Note[] = []
  if (!captioned) {
    const runs = ['upright', 'portrait', 'candelabrum', 'nodding', 'pair', 'fan'].includes(pose.composition)
    const frame = { left: 70, top: 100, right: 1930, bottom: runs ? 2370 : 2400 }
    return {
      defs,
      body: scene.fitted(frame, { most: 1.5, size: lerp(0.86, 1, height), rest: runs ? 0.85 : 0.5, taken: [] }),
      notes,
    }
  }
  const taken = [
    { left: 0, top: 1640, right: 470, bottom: 2400 },
    { left: 1560, top: 1770, right: 2000, bottom: 2400 },
  ]
  let body = scene.fitted({ left: 160, top: 225, right: 1840, bottom: 2070 }, { most: 1.35, size: 1, rest: 0.6, taken })
  // The corners show the habit against a rule, and the magnified seed.
  const ground: Point = [316, 2040]
  const cm = 1.66
  defs += seedDefs(drawing, `${key}d`)
  body += rule(drawing, ground, cm) + habit(drawing, ground, cm)
  body += `<g transform="translate(1690 1930)rotate(-16)scale(1.75)"><use href="#${key}d"/></g>`
  notes.push({ text: `${Math.round(facts.heightCm)} cm`, x: 176, y: ground[1] + 84, anchor: 0 })
  notes.push({ text: '× 8', x: 1842, y: ground[1] + 84, anchor: 1 })
  return { defs, body, notes }
}
