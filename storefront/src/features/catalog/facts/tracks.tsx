/** The drawings of facts on their scales. Each has a form of its own, so that they differ without colour. */
import type { Span } from '../variety.ts'

const THC_MOST = 30
const WEEKS = [6, 13] as const
const HEIGHT_MOST = 250

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)

/** THC as a block on a ruled line from 0 to 30 percent. */
export function ThcTrack({ span: [from, to] }: { span: Span }) {
  const [a, b] = [clamp(from, 0, THC_MOST - 1), clamp(Math.max(to, from + 1), 1, THC_MOST)]
  return (
    <svg viewBox={`0 0 ${THC_MOST} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path className="track-axis" fill="none" d="M0 1V7M10 2V6M20 2V6M30 1V7M0 4H30" />
      <path className="track-fill" d={`M${a} 1H${b}V7H${a}z`} />
    </svg>
  )
}

/** Flowering as one cell for each week from 6 to 13; earlier or later weeks fill the first or last cell. */
export function WeeksTrack({ span: [from, to] }: { span: Span }) {
  const [least, most] = WEEKS
  const [a, b] = [clamp(from, least, most), clamp(to, least, most)]
  const cells = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const draw = (weeks: number[]): string => weeks.map((week) => `M${(week - least) * 10} 1h8.5v6h-8.5z`).join('')
  return (
    <svg viewBox="0 0 79 8" preserveAspectRatio="none" aria-hidden="true">
      <path className="track-week" d={draw(cells.filter((week) => week < a || week > b))} />
      <path className="track-week track-week--in" d={draw(cells.filter((week) => week >= a && week <= b))} />
    </svg>
  )
}

/** Height in centimetres as a bar on a ruler of 250 cm. */
export function HeightTrack({ height }: { height: number }) {
  const end = clamp(height, 4, HEIGHT_MOST)
  return (
    <svg viewBox={`0 0 ${HEIGHT_MOST} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path className="track-axis" fill="none" d="M0 1V7M50 5V7M100 5V7M150 5V7M200 5V7M250 1V7M0 7H250" />
      <path className="track-fill" d={`M0 3H${end}V6H0z`} />
      <path className="track-fill" d={`M${end - 4} 0h5v7h-5z`} />
    </svg>
  )
}
