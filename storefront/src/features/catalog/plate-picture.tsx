/** A product's picture, in the version for the light or the dark theme. */
import { isDark, mediaAtNight } from '../../platform/theme.ts'
import type { Picture, Sources } from './pictures.ts'

/** Widths in pixels of the service's picture sizes: it names the longer side, and plates are four wide to five high. */
const WIDTHS = { small: 205, medium: 410, large: 819 } as const
const HEIGHTS = { small: 256, medium: 512, large: 1024 } as const

interface Props {
  picture: Picture
  /** How wide the picture is shown, for the `sizes` attribute. */
  sizes: string
  /** The text alternative; empty where the name stands beside the picture. */
  alt: string
  /**
   * For pictures that are visible at once: `eager` loads immediately, `first` is the largest and loads before all
   * others, `last` is small and gives way to them.
   */
  priority?: keyof typeof FETCHED | undefined
  className?: string
}

/** Has the browser load a picture ahead of the page that shows it, when the visitor is on the way there. */
export function warmPicture({ day, night }: Picture, sizes: string): void {
  if (import.meta.env.SSR) return
  const image = new Image()
  image.sizes = sizes
  image.srcset = srcSet(night && isDark() ? night : day)
}

/** What `fetchpriority` says for each priority. */
const FETCHED = { first: 'high', eager: 'auto', last: 'low' } as const

export function VarietyPicture({ picture: { day, night }, sizes, alt, priority, className }: Props) {
  const size = day.large ? 'large' : 'medium'
  return (
    <picture>
      {night && <source media={mediaAtNight()} srcSet={srcSet(night)} sizes={sizes} suppressHydrationWarning />}
      <img
        src={day.medium}
        srcSet={srcSet(day)}
        sizes={sizes}
        width={WIDTHS[size]}
        height={HEIGHTS[size]}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? FETCHED[priority] : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const srcSet = ({ small, medium, large }: Sources): string =>
  [`${small} ${WIDTHS.small}w`, `${medium} ${WIDTHS.medium}w`, ...(large ? [`${large} ${WIDTHS.large}w`] : [])].join(
    ', ',
  )
