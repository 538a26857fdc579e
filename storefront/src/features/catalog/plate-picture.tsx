/** A product's picture: on paper or on the night ground, as the system or the visitor has it. */
import { isDark, useTheme } from '../../platform/theme.ts'
import type { Picture, Sources } from './pictures.ts'

/** The service measures the longer side; plates stand four to five. */
const WIDTHS = { small: 205, medium: 410, large: 819 } as const
const HEIGHTS = { small: 256, medium: 512, large: 1024 } as const

interface Props {
  picture: Picture
  /** How wide it is shown, for the browser's choice. */
  sizes: string
  /** Empty where the name stands beside it. */
  alt: string
  /** Among the first things seen; `first` is the largest of them. */
  priority?: 'first' | 'eager' | undefined
  className?: string
}

/** Has the browser fetch a picture before the page that shows it: the visitor is on the way there. */
export function warmPicture({ day, night }: Picture, sizes: string): void {
  if (import.meta.env.SSR) return
  const image = new Image()
  image.sizes = sizes
  image.srcset = srcSet(night && isDark() ? night : day)
}

const NIGHT = { auto: '(prefers-color-scheme: dark)', dark: 'all', light: 'not all' } as const

export function VarietyPicture({ picture: { day, night }, sizes, alt, priority, className }: Props) {
  const theme = useTheme()
  const size = day.large ? 'large' : 'medium'
  return (
    <picture>
      {night && <source media={NIGHT[theme]} srcSet={srcSet(night)} sizes={sizes} />}
      <img
        src={day.medium}
        srcSet={srcSet(day)}
        sizes={sizes}
        width={WIDTHS[size]}
        height={HEIGHTS[size]}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const srcSet = ({ small, medium, large }: Sources): string =>
  [`${small} ${WIDTHS.small}w`, `${medium} ${WIDTHS.medium}w`, ...(large ? [`${large} ${WIDTHS.large}w`] : [])].join(
    ', ',
  )
