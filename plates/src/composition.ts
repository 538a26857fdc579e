// The compositions of a flowering plate: nine ways in which the plant can be arranged.
import type { Part } from './drawing.ts'
import { along, clamp, curveAt, headingAt, lerp } from './geometry.ts'
import type { Curve, Point } from './geometry.ts'
import { headPart } from './inflorescence.ts'
import type { Layout } from './layout.ts'
import { whole } from './plant.ts'
import { headOf, nodesOf } from './pose.ts'
import type { Composition } from './pose.ts'
import { above } from './rosette.ts'
import { shoot } from './shoot.ts'
import type { ShootShape } from './shoot.ts'
import { petiole } from './stalk.ts'

/** Mirrors a place when the pose faces the other way. */
const faced = ({ pose }: Layout, x: number, y: number): Point => [1000 + pose.side * (x - 1000), y]
const end = ({ drawing }: Layout): ShootShape['end'] => (drawing.captioned ? 'cut' : 'runs on')
const both = ({ parts }: Layout): Part[] => [parts.open, parts.second]

function upright(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const top = headOf(drawing, pose)
  const lean = random.between(-90, 90)
  const neck: Point = [1000 + lean, 300 + top.length]
  const foot: Point = [1000 - lean * 1.3, neck[1] + lerp(780, 1060, pose.tall)]
  const belly = random.between(-70, 70)
  shoot(drawing, scene, {
    stem: [neck, [neck[0] - lean * 0.2 + belly, neck[1] + 300], [foot[0] + belly * 0.6, foot[1] - 340], foot],
    halves: [13, 20],
    nodes: nodesOf(pose, {
      count: (pose.alternate ? 5 : 3) + Math.round(pose.tall * 2 + random.between(-0.5, 0.9)),
      where: [-0.06, lerp(0.5, 0.66, pose.tall)],
    }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: top,
    end: end(layout),
  })
}

function branch(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const top = headOf(drawing, pose, random.between(0.85, 1))
  const sweep = random.between(0, 1)
  shoot(drawing, scene, {
    stem: [
      faced(layout, 1130, 1060),
      faced(layout, lerp(1010, 820, sweep), lerp(1230, 1250, sweep)),
      faced(layout, lerp(560, 720, sweep), lerp(1560, 1820, sweep)),
      faced(layout, lerp(330, 560, sweep), lerp(2060, 2240, sweep)),
    ],
    halves: [12, 20],
    nodes: nodesOf(pose, {
      count: Math.round(random.between(3, 4.6)) + (pose.alternate ? 2 : 0),
      where: [0.02, 0.72],
      size: [0.81, 1.13],
      axil: [pose.axils * 0.7, pose.axils * 0.95],
    }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: { ...top, lean: pose.side * random.between(-0.16, 0.1) },
    end: 'cut',
  })
}

function portrait(layout: Layout): void {
  const { drawing, scene, pose } = layout
  const { random } = drawing
  const base = headOf(drawing, pose, 1)
  const lean = random.between(-0.1, 0.1)
  const tilt = random.between(-120, 120)
  const neck: Point = [1000, 1800]
  shoot(drawing, scene, {
    stem: [neck, [1000 - tilt * 0.4, 1980], [1000 - tilt, 2100], [1000 - tilt * 1.4, 2330]],
    halves: [24, 27],
    nodes: nodesOf(pose, {
      count: 2,
      alternate: false,
      where: [-0.5, 0.16],
      size: [0.88, 1.18],
      blade: [Math.max(44, pose.blade[0]), pose.blade[1]],
      petiole: [190, 170],
      axil: [0, pose.axils * 1.2],
    }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: layout.parts.top,
    head: {
      ...base,
      length: base.length * 1.34,
      radius: base.radius * 1.62,
      grain: base.grain * 1.42,
      lean,
      leaves: Math.round(random.between(8, 16)),
    },
    end: end(layout),
  })
}

function candelabrum(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const main = headOf(drawing, pose, random.between(0.62, 0.8))
  const stem: Curve = [
    [1000, 1000],
    [1000 + random.between(-40, 40), 1350],
    [1000 + random.between(-60, 60), 1800],
    [1000, 2260],
  ]
  const arms = random.chance(0.5) ? 4 : random.chance(0.5) ? 3 : 2
  const small = headOf(drawing, pose, 0.46)
  const top = scene.define(headPart(drawing, { ...small, leaves: 6 }, `${drawing.key}y`))
  for (let i = 0; i < arms; i++) {
    const s = (i % 2 === 0 ? 1 : -1) * pose.side
    const low = i < 2 ? (arms > 2 ? 1 : 0.5) : 0
    const from = curveAt(stem, lerp(0.22, 0.52, low) + (s > 0 ? 0.03 : 0))
    const out = s * (lerp(300, 560, low) + random.between(-40, 60))
    const to: Point = [from[0] + out, from[1] - lerp(250, 330, low) + random.between(-70, 70)]
    shoot(drawing, scene, {
      stem: [to, [to[0] - s * 20, to[1] + 190], [from[0] + out * 0.62, from[1] - 40], from],
      halves: [9, 13],
      nodes: nodesOf(pose, {
        count: 3,
        where: [-0.02, 0.62],
        alternate: true,
        size: [0.6, 0.76],
        petiole: [70, 110],
        axil: [0, 0],
      }),
      leaves: both(layout),
      petiole: layout.parts.petiole,
      axil: null,
      head: { part: top, scale: [s * random.between(0.92, 1.06), lerp(1.06, 0.9, low) * random.between(0.92, 1.06)] },
      end: 'hidden',
    })
  }
  shoot(drawing, scene, {
    stem,
    halves: [12, 22],
    nodes: nodesOf(pose, {
      count: 3,
      where: [0.02, 0.62],
      alternate: false,
      size: [0.68, 1.13],
      petiole: [100, 200],
      axil: [pose.axils * 0.8, 0],
    }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: main,
    end: end(layout),
  })
}

function nodding(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const top = headOf(drawing, pose, random.between(0.86, 1), random.chance(0.5) ? 'spindle' : pose.outline)
  shoot(drawing, scene, {
    stem: [
      faced(layout, 1180, 620),
      faced(layout, 1000, 430),
      faced(layout, 720, 900),
      faced(layout, 820 + random.between(-60, 60), 2250),
    ],
    halves: [12, 20],
    nodes: nodesOf(pose, {
      count: pose.alternate ? 6 : 3,
      where: [0.12, 0.74],
      size: [0.73, 1.15],
      blade: [70, 112],
      leave: [54, 78],
      axil: [pose.axils * 0.8, pose.axils],
    }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: { ...top, lean: pose.side * random.between(0.2, 0.34) },
    end: end(layout),
  })
}

function pair(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const cross = random.chance(0.5) ? 1 : -0.4
  const lower = random.between(160, 420)
  const second = headOf(drawing, pose, random.between(0.55, 0.75), random.chance(0.5) ? 'cone' : pose.outline)
  shoot(drawing, scene, {
    stem: [
      faced(layout, 1440, 1130 + lower),
      faced(layout, 1330, 1400 + lower),
      faced(layout, 1140, 1750),
      faced(layout, 1000 - 110 * cross, 2280),
    ],
    halves: [10, 16],
    nodes: nodesOf(pose, {
      count: 4,
      where: [0.02, 0.56],
      alternate: true,
      size: [0.68, 0.94],
      axil: [pose.axils * 0.6, 0],
    }),
    leaves: [parts.second, parts.open],
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: { ...second, lean: pose.side * random.between(0, 0.12) },
    end: end(layout),
  })
  shoot(drawing, scene, {
    stem: [
      faced(layout, 780, 1120),
      faced(layout, 800, 1400),
      faced(layout, 900, 1750),
      faced(layout, 1000 + 110 * cross, 2300),
    ],
    halves: [12, 19],
    nodes: nodesOf(pose, { count: pose.alternate ? 5 : 3, where: [0.0, 0.6], size: [0.73, 1.1] }),
    leaves: both(layout),
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: { ...headOf(drawing, pose, 0.92), lean: -pose.side * random.between(0, 0.08) },
    end: end(layout),
  })
}

function fan(layout: Layout): void {
  const { drawing, scene, pose, parts } = layout
  const { random } = drawing
  const top = headOf(drawing, pose, random.between(0.85, 1))
  const lean = pose.side * random.between(60, 190)
  const neck: Point = [1000 + lean, 260 + top.length]
  const foot: Point = [1000 - lean * 0.8, 2260]
  const stem: Curve = [neck, [neck[0] - lean * 0.3, neck[1] + 320], [foot[0] + lean * 0.2, foot[1] - 420], foot]
  shoot(drawing, scene, {
    stem,
    halves: [12, 20],
    nodes: nodesOf(pose, { count: 3, where: [-0.02, 0.34], alternate: random.chance(0.4), size: [0.68, 0.96] }),
    leaves: [parts.second, parts.open],
    petiole: layout.parts.petiole,
    axil: parts.top,
    head: top,
    end: end(layout),
  })
  // One leaf is held out to the viewer, in front of the stem.
  const from = curveAt(stem, 0.42)
  const size = clamp(random.between(1.18, 1.42), 1, 1.5)
  const at = along(from, headingAt(stem, 0.42) + 180 - pose.side * 120, 260)
  scene.add(2, petiole(drawing, from, [at[0], from[1] - 30], at, [10, 8]))
  scene.place(2, parts.open, at, 180 + pose.side * random.between(8, 46), size, size * random.between(0.78, 0.95))
}

export const COMPOSITIONS: Readonly<Record<Composition, (layout: Layout) => void>> = {
  upright,
  branch,
  portrait,
  candelabrum,
  nodding,
  pair,
  whole,
  above,
  fan,
}
