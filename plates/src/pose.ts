// The pose of a variety, which is chosen at random from its slug, within what its facts allow.
import type { Drawing } from './drawing.ts'
import { clamp, lerp } from './geometry.ts'
import type { Pair } from './geometry.ts'
import type { HeadShape, Outline } from './inflorescence.ts'
import type { Nodes } from './shoot.ts'

export type Composition =
  | 'upright'
  | 'branch'
  | 'portrait'
  | 'candelabrum'
  | 'nodding'
  | 'pair'
  | 'whole'
  | 'above'
  | 'fan'

export type Pose = {
  composition: Composition
  outline: Outline
  /** With -1 the composition is mirrored, but not the light. */
  side: 1 | -1
  /** From 0 (sativa) to 1 (indica). */
  indica: number
  /** From 0 (low) to 1 (tall). */
  tall: number
  auto: boolean
  grain: number
  blade: Pair
  leave: Pair
  sway: number
  alternate: boolean
  /** Whether small tops sit in the axils. */
  axils: number
}

/** The pose of a variety. */
export function poseOf({ facts, random }: Drawing): Pose {
  const indica = clamp(facts.indica / 100, 0, 1)
  const tall = clamp((facts.heightCm - 60) / 150, 0, 1)
  const auto = facts.kind === 'autoflowering'
  const low = auto || facts.heightCm <= 90
  const composition = random.weigh<Composition>([
    ['upright', 1.1],
    ['branch', 0.8 + tall * 0.7],
    ['portrait', 0.5 + indica * 0.6],
    ['candelabrum', low ? 0.5 : 0.7 + indica * 0.5],
    ['nodding', low ? 0.2 : 0.4 + (1 - indica) * 0.8],
    ['pair', 0.8],
    ['whole', low ? 2.2 : facts.heightCm <= 120 ? 0.5 : 0],
    ['above', 0.55],
    ['fan', 1],
  ])
  const outline = random.weigh<Outline>([
    ['cone', 1],
    ['column', 0.4 + indica * 0.8],
    ['club', indica * 1.1],
    ['spindle', 1.3 - indica],
    ['egg', indica * 1.3],
    ['tiers', 1.4 - indica * 1.3],
    ['tower', 1 - indica * 0.5],
  ])
  const [blade, leave] = random.weigh<readonly [Pair, Pair]>([
    [
      [
        [26, 48],
        [34, 58],
      ],
      1,
    ], // raised
    [
      [
        [52, 80],
        [56, 82],
      ],
      1,
    ], // level
    [
      [
        [78, 120],
        [60, 84],
      ],
      1,
    ], // hanging
    [
      [
        [36, 112],
        [40, 88],
      ],
      1,
    ], // raised above, hanging below
  ])
  return {
    composition,
    outline,
    side: random.chance(0.5) ? 1 : -1,
    indica,
    tall,
    auto,
    grain: random.between(0.8, 1.02),
    blade,
    leave,
    sway: random.chance(0.35) ? random.between(-26, 26) : 0,
    alternate: random.chance(0.4),
    axils: random.weigh([
      [0, 0.3],
      [0.85, 0.5],
      [1.15, 0.4],
    ]),
  }
}

/** Length and girth of each outline, relative to those of a plain cone. */
const BUILD: Readonly<Record<Outline, Pair>> = {
  cone: [1, 1],
  column: [1.04, 1],
  club: [0.82, 1.06],
  spindle: [1.06, 0.98],
  egg: [0.72, 1.14],
  tiers: [1.16, 1.08],
  tower: [1.12, 1.1],
}

/** The shape of a flowering top of the variety; with `size` 1 it is a plant's main top. */
export function headOf(
  drawing: Drawing,
  pose: Pose,
  size = 1,
  outline = pose.outline,
): Omit<HeadShape, 'foot' | 'angle'> {
  const { random } = drawing
  const [long, wide] = BUILD[outline]
  const scale = (pose.auto ? 0.92 : 1) * Math.sqrt(size)
  return {
    name: random.next().toString(36).slice(2, 8),
    length: lerp(900, 800, pose.indica) * long * scale * Math.sqrt(size) * random.between(0.9, 1.1),
    radius: lerp(104, 188, pose.indica) * wide * scale * random.between(0.92, 1.1),
    outline,
    lean: random.between(-0.07, 0.07),
    lobes: Math.round(random.between(3, 6)),
    grain: lerp(0.92, 1.06, pose.indica) * pose.grain,
    leaves: Math.round(random.between(10, 20)),
  }
}

/** The nodes of a shoot as the pose has them, except for what a composition wants otherwise. */
export const nodesOf = (pose: Pose, wanted: Partial<Nodes> & Pick<Nodes, 'count'>): Nodes => ({
  where: [0.02, 0.6],
  alternate: pose.alternate,
  size: [0.7, 1.12],
  leave: pose.leave,
  blade: pose.blade,
  petiole: [90, lerp(230, 180, pose.indica)],
  axil: [pose.axils * 0.8, pose.axils],
  sway: pose.sway,
  facing: [0.8, 1],
  ...wanted,
})
