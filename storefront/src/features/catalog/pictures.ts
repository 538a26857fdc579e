/**
 * Pictures of a product. Plates carry their view and ground in public metadata; other pictures keep the service's
 * order.
 */

/** One picture, for the light theme and, where there is one, for the dark theme. */
export interface Picture {
  alt: string
  day: Sources
  night: Sources | null
}

export interface Sources {
  small: string
  medium: string
  large?: string
}

/** What a picture shows. `sheet` is the plate with a frame, its name and measures, for large display. */
export type View = 'plate' | 'sheet' | 'leaf' | 'seed' | 'pack'

interface Media extends Sources {
  alt: string
  type: string
  view: string | null
  theme: string | null
}

export interface NamedPicture extends Picture {
  /** The view; null for a picture without metadata. */
  view: View | null
}

/**
 * A product's pictures in the service's order, with the grounds of one view joined; a picture without metadata is one
 * by itself.
 */
export function picturesOf(media: readonly Media[] | null | undefined): NamedPicture[] {
  const images = (media ?? []).filter(({ type }) => type === 'IMAGE')
  const nights = new Map(images.filter(({ theme }) => theme === 'night').map((image) => [image.view, image]))
  return images
    .filter(({ theme }) => theme !== 'night')
    .map(({ alt, view, ...image }) => {
      const night = view === null ? undefined : nights.get(view)
      return { alt, view: view as View | null, day: sourcesOf(image), night: night ? sourcesOf(night) : null }
    })
}

const sourcesOf = ({ small, medium, large }: Sources): Sources => ({ small, medium, ...(large ? { large } : {}) })

/** The pictures for a gallery: without the bare plate where there is a sheet, which shows the same. */
export function galleryOf(pictures: readonly NamedPicture[]): readonly NamedPicture[] {
  return pictures.some(({ view }) => view === 'sheet') ? pictures.filter(({ view }) => view !== 'plate') : pictures
}

export const pictureOf = (pictures: readonly NamedPicture[], view: View): Picture | null =>
  pictures.find((picture) => picture.view === view) ?? pictures[0] ?? null
