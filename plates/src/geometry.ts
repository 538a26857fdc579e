// Points, angles, curves and the box that a figure fills; angles are degrees clockwise from straight up.

export type Point = readonly [number, number]
export type Pair = readonly [number, number]

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const span = ([a, b]: Pair, t: number): number => a + (b - a) * t
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
/** The point at this distance from `p` along an angle. */
export const along = (p: Point, angle: number, distance: number): Point => [
  p[0] + Math.sin(radians(angle)) * distance,
  p[1] - Math.cos(radians(angle)) * distance,
]
/** How far a direction to the right of `angle` turns away from the light, which falls from the upper left. */
export const shadeOf = (angle: number): number => Math.cos(radians(angle)) * 0.55 + Math.sin(radians(angle)) * 0.83

/** A cubic curve. */
export type Curve = readonly [Point, Point, Point, Point]

export function curveAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]]
}

/** The direction of travel along a curve. */
export function headingAt([a, b, c, d]: Curve, t: number): number {
  const u = 1 - t
  const x = u * u * (b[0] - a[0]) + 2 * u * t * (c[0] - b[0]) + t * t * (d[0] - c[0])
  const y = u * u * (b[1] - a[1]) + 2 * u * t * (c[1] - b[1]) + t * t * (d[1] - c[1])
  return (Math.atan2(x, -y) * 180) / Math.PI
}

/** The curve moved sideways, more at its end than at its start or the other way round. */
export function offsetCurve(curve: Curve, start: number, end: number): Curve {
  const shift = (p: Point, t: number): Point => along(p, headingAt(curve, t) + 90, lerp(start, end, t))
  return [shift(curve[0], 0.001), shift(curve[1], 0.33), shift(curve[2], 0.67), shift(curve[3], 0.999)]
}

/** A curve with one bend, written as the cubic that it is. */
export const bend = (a: Point, control: Point, b: Point): Curve => [
  a,
  between(a, control, 2 / 3),
  between(b, control, 2 / 3),
  b,
]

export type Box = { left: number; top: number; right: number; bottom: number }

/** The smallest box that holds every point. */
export function boxOf(points: readonly Point[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
