/**
 * The facts that are drawn as well as written: for each its names on the product page, on cards and in tables, and its
 * drawing.
 */
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Facts } from '../variety.ts'
import { HEIGHT, THC, WEEKS } from './measured.ts'
import { HeightTrack, ThcTrack, WeeksTrack } from './tracks.tsx'
import { spanText } from './words.ts'

export interface Drawing {
  key: 'thc' | 'weeks' | 'height'
  /** The name on the product page, where there is room. */
  label: () => string
  text: (facts: Facts) => string | null
  /** The name on a card. */
  shortLabel: () => string
  shortText: (facts: Facts) => string | null
  /** The heading of a table's column, with the ends of the scale. */
  column: () => string
  /** The drawing; null where the shop does not say. */
  track: (facts: Facts) => ReactNode
}

export const DRAWINGS: readonly Drawing[] = [
  {
    ...THC,
    shortLabel: THC.label,
    shortText: THC.text,
    column: m.catalog_scale_thc,
    track: ({ thc }) => thc && <ThcTrack span={thc} />,
  },
  {
    ...WEEKS,
    shortLabel: m.catalog_weeks_short,
    shortText: ({ weeks }) => weeks && spanText(weeks),
    column: m.catalog_scale_weeks,
    track: ({ weeks }) => weeks && <WeeksTrack span={weeks} />,
  },
  {
    ...HEIGHT,
    shortLabel: HEIGHT.label,
    shortText: HEIGHT.text,
    column: m.catalog_scale_height,
    track: ({ height }) => (height === null ? null : <HeightTrack height={height} />),
  },
]
