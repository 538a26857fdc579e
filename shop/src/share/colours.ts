/** The colours of the light theme. */
import { edge, hatch, ink, ink2, ink3, leaf, paper, rule, track } from '@semena/contract/palette'

export const INK = {
  paper: paper.light,
  rule: rule.light,
  edge: edge.light,
  ink: ink.light,
  second: ink2.light,
  third: ink3.light,
  leaf: leaf.light,
  hatch: hatch.light,
  track: track.light,
} as const
