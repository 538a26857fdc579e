/** Draws facts as the pages do: the two-sided bar of the genotype, and one kind of track for each other fact. */
import type { ShareFact } from '@semena/contract/shop-port'
import type { Inks } from './colours.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(width, 0).toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`

/** Draws the genotype: indica solid, sativa hatched, with a notch in the middle. */
export function genotypeBar(indica: number, { x, y, width, height }: Box, inks: Inks): string {
  const hatch = Array.from({ length: Math.ceil((width + height) / 8) }, (_, i) => {
    const from = x + i * 8
    return `M${from} ${y + height}l${height * 0.47} ${-height}`
  }).join('')
  const middle = x + width / 2
  return `<clipPath id="bar"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
<g clip-path="url(#bar)"><path d="${hatch}" stroke="${inks.hatch}" stroke-width="2"/>
${rect(x, y, (width * clamp(indica, 0, 100)) / 100, height, inks.leaf)}
<path d="M${middle} ${y}v${height}" stroke="${inks.paper}" stroke-width="2"/></g>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${inks.leaf}" stroke-width="2"/>`
}

const THC_MOST = 30
const WEEKS = [6, 13] as const
const HEIGHT_MOST = 250

/** Draws a fact's track, whose form depends on the fact's kind. */
export function track({ kind, from, to }: ShareFact, box: Box, inks: Inks): string {
  if (kind === 'thc') return thcTrack(from, to, box, inks)
  return kind === 'weeks' ? weeksTrack(from, to, box, inks) : heightTrack(to, box, inks)
}

const ruler = ({ x, width }: Box, y: number, height: number, parts: number): string =>
  Array.from({ length: parts + 1 }, (_, i) => {
    const long = i === 0 || i === parts
    const half = long ? height / 2 : height / 4
    return `M${x + (width * i) / parts} ${y - half}v${half * 2}`
  }).join('')

function thcTrack(from: number, to: number, box: Box, inks: Inks): string {
  const { x, y, width, height } = box
  const [a, b] = [clamp(from, 0, THC_MOST - 1), clamp(Math.max(to, from + 1), 1, THC_MOST)]
  const middle = y + height / 2
  const unit = width / THC_MOST
  return `<path d="${ruler(box, middle, height, 3)}M${x} ${middle}h${width}" stroke="${inks.edge}" stroke-width="1.5"/>${rect(x + a * unit, y + 1, (b - a) * unit, height - 2, inks.ink)}`
}

function weeksTrack(from: number, to: number, { x, y, width, height }: Box, inks: Inks): string {
  const [least, most] = WEEKS
  const [a, b] = [clamp(from, least, most), clamp(to, least, most)]
  const step = (width + 6) / (most - least + 1)
  return Array.from({ length: most - least + 1 }, (_, i) => {
    const week = least + i
    return rect(x + i * step, y + 1, step - 6, height - 2, week >= a && week <= b ? inks.ink : inks.track)
  }).join('')
}

function heightTrack(most: number, box: Box, inks: Inks): string {
  const { x, y, width, height } = box
  const end = (clamp(most, 4, HEIGHT_MOST) * width) / HEIGHT_MOST
  const foot = y + height - 2
  return `<path d="${ruler(box, foot - 3, height / 2, 5)}M${x} ${foot}h${width}" stroke="${inks.edge}" stroke-width="1.5"/>${rect(x, y + height / 2 - 3, end, 7, inks.ink)}${rect(x + end - 8, y, 8, height, inks.ink)}`
}
