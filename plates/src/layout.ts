/** The input of a composition: the parts of one plate, and where and how they are drawn. */
import type { Drawing, Part } from './drawing.ts'
import type { Pose } from './pose.ts'
import type { Scene } from './scene.ts'

/** The parts that are defined once for a plate and copied. */
export type Parts = { open: Part; second: Part; top: Part; petiole: Part }

export type Layout = {
  drawing: Drawing
  scene: Scene
  pose: Pose
  parts: Parts
}
