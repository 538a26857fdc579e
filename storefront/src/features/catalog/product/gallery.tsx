/** The pictures of a variety in a row to swipe; the thumbnails are links to them, with or without scripts. */
import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { NamedPicture, View } from '../pictures.ts'
import { VarietyPicture } from '../plate-picture.tsx'

const VIEWS: Record<View, () => string> = {
  plate: m.catalog_view_plate,
  sheet: m.catalog_view_plate,
  leaf: m.catalog_view_leaf,
  seed: m.catalog_view_seed,
  pack: m.catalog_view_pack,
}
const labelOf = ({ view }: NamedPicture, i: number): string =>
  view ? (VIEWS[view]?.() ?? view) : m.catalog_view_other({ number: i + 1 })

export const GALLERY_SIZES = '(min-width: 64rem) 42vw, (min-width: 44rem) 46vw, 76vw'

export function Gallery({ pictures, name }: { pictures: readonly NamedPicture[]; name: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (i: number): void => {
    const to = strip.current?.children[i] as HTMLElement | undefined
    if (to)
      strip.current?.scrollTo({
        left: to.offsetLeft - strip.current.offsetLeft,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
  }
  return (
    <section className="gallery" aria-label={m.catalog_gallery()}>
      <ul
        ref={strip}
        className="gallery-main"
        tabIndex={0}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.length === 0 && <li className="plate" />}
        {pictures.map((picture, i) => (
          <li key={i} id={`picture-${i + 1}`} className="plate">
            <VarietyPicture
              picture={picture}
              sizes={GALLERY_SIZES}
              alt={m.catalog_view_alt({ product: name, view: labelOf(picture, i) })}
              priority={i === 0 ? 'first' : undefined}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, i) => (
            <li key={i}>
              <a
                href={`#picture-${i + 1}`}
                aria-current={i === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(i)
                }}
              >
                <span className="plate">
                  <VarietyPicture picture={small(picture)} sizes="6rem" alt="" priority="last" />
                </span>
                <span className="gallery-thumbs-name">{labelOf(picture, i)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A picture with its small files only, for a thumbnail. */
const small = ({ alt, day, night }: NamedPicture) => ({
  alt,
  day: { small: day.small, medium: day.medium },
  night: night && { small: night.small, medium: night.medium },
})
