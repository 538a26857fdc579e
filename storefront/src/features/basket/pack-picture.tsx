/** The small picture of a product in lists of what is bought. Its `alt` is empty, because the name stands beside it. */
import type { PackImages } from './picture.ts'

export function PackPicture({ image, className = '' }: { image: PackImages | null; className?: string }) {
  return (
    <span className={`plate ${className}`}>
      {image && (
        <img
          className={image.night ? 'theme-day' : ''}
          src={image.day}
          width={256}
          height={320}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      {image?.night && (
        <img
          className="theme-night"
          src={image.night}
          width={256}
          height={320}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
