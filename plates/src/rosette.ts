// A plant seen from above: pairs of leaves crosswise, and the top as a rosette of bracts.
import { toneId } from './bract.ts'
import type { Layout } from './layout.ts'
import { along, lerp, shadeOf } from './geometry.ts'
import type { Point } from './geometry.ts'
import { copy } from './pen.ts'
import { petiole } from './stalk.ts'

const GOLDEN = 137.508

export function above({ drawing, scene, pose, parts }: Layout): void {
  const { random, key, palette } = drawing
  const centre: Point = [1000, 1000]
  // The leaves point to the corners of the sheet, so that they fill it.
  const start = pose.side * random.between(24, 64)
  const squash = random.between(0.86, 1)
  const whorls = random.chance(0.5) ? 3 : 4
  const flat = (angle: number, distance: number): Point => {
    const [x, y] = along(centre, angle, distance)
    return [x, centre[1] + (y - centre[1]) * squash]
  }
  for (let w = 0; w < whorls; w++) {
    const t = w / (whorls - 1)
    const size = lerp(1.12, 0.66, t) * lerp(1, 0.94, pose.indica)
    const out = lerp(320, 120, t)
    const count = w === 0 && random.chance(0.5) ? 3 : 2
    for (let i = 0; i < count; i++) {
      const angle = start + w * (90 - 24 * t) + (i * 360) / count + random.between(-9, 9)
      const at = flat(angle, out)
      scene.add(0, petiole(drawing, centre, flat(angle + 8, out * 0.5), at, [9, 6]))
      const part = w > 1 && w % 2 === 0 ? parts.second : parts.open
      const mirrored = random.chance(0.5) ? 1 : -1
      scene.place(0, part, at, angle + random.between(-8, 8), mirrored * size * random.between(0.86, 1), size)
    }
    if (pose.axils > 0 && w < whorls - 1) {
      for (let i = 0; i < count; i++) {
        const angle = start + w * 70 + 40 + (i * 360) / count + random.between(-12, 12)
        scene.place(
          0,
          parts.top,
          flat(angle, lerp(120, 60, t)),
          angle,
          pose.axils * random.between(0.8, 1),
          pose.axils * 0.9,
        )
      }
    }
  }
  // The bracts of the rosette lie on a spiral, the outermost first.
  const radius = lerp(150, 205, pose.indica)
  const count = 58
  for (let i = count; i >= 0; i--) {
    const u = i / count
    const angle = i * GOLDEN + start
    const at = flat(angle, radius * Math.sqrt(u) * 0.94)
    const away = shadeOf(angle - 90) * u + random.between(-0.25, 0.25)
    const tone = away > 0.3 ? 'dark' : away < -0.05 ? 'lit' : 'mid'
    const size = lerp(0.66, 1.12, Math.sqrt(u)) * pose.grain
    if (i > count * 0.62 && i % 4 === 0) scene.add(1, copy(`${key}s`, at, angle + random.between(-14, 14), size * 0.9))
    scene.add(1, copy(key + toneId[tone], at, angle + random.between(-12, 12), size * 0.95, size * lerp(0.7, 1, u)))
    if (i === Math.round(count * 0.98)) {
      scene.add(
        1,
        `<ellipse cx="1000" cy="1000" rx="${Math.round(radius * 0.8)}" ry="${Math.round(radius * 0.8 * squash)}" fill="${palette.deep}"/>`,
      )
    }
  }
  for (const [i, angle] of [-100, 110, 10].entries()) {
    scene.add(1, copy(key + toneId[i === 1 ? 'mid' : 'lit'], along(centre, angle + 180, 10), angle, 0.6, 0.42))
  }
}
