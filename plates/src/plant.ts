// A low plant taken up whole, roots and all, as herbaria keep it.
import type { Layout } from './layout.ts'
import type { Point } from './geometry.ts'
import { headOf, nodesOf } from './pose.ts'
import { shoot } from './shoot.ts'
import { roots, stalk } from './stalk.ts'

export function whole({ drawing, scene, pose, parts }: Layout): void {
  const { random, palette } = drawing
  const tops = headOf(drawing, pose, random.between(0.6, 0.85))
  const lean = random.between(-60, 60)
  const ground: Point = [1000 - lean, 2080]
  const rooted = roots(drawing, ground, random.between(380, 520), 19)
  scene.add(0, rooted.markup, rooted.reach)
  // The seed leaves have dried on the stem.
  for (const s of [-1, 1]) {
    const from: Point = [ground[0] + s * 8, ground[1] - 110]
    scene.add(
      0,
      stalk(
        drawing,
        [from, [from[0] + s * 50, from[1] - 40], [from[0] + s * 100, from[1] + 10], [from[0] + s * 120, from[1] + 56]],
        [15, 1],
        palette.kraftDeep,
        2,
      ),
    )
  }
  const neck: Point = [1000 + lean, 420 + tops.length]
  shoot(drawing, scene, {
    stem: [neck, [neck[0] - 20, neck[1] + 240], [ground[0] + random.between(-50, 50), ground[1] - 360], ground],
    halves: [11, 20],
    nodes: nodesOf(pose, {
      count: pose.alternate ? 6 : random.chance(0.5) ? 4 : 3,
      where: [-0.05, 0.8],
      size: [0.63, 1.03],
      petiole: [100, 170],
      axil: [pose.axils * 0.8, pose.axils],
    }),
    leaves: [parts.open, parts.second],
    petiole: parts.petiole,
    axil: parts.top,
    head: tops,
    end: 'hidden',
  })
}
