/** Pictures of a product: botanical plates say their view and ground in public metadata, others are shown as they come. */

/** One picture, on paper and, where there is one, on the night ground. */
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

/** `sheet` is the plate framed, named and measured, for where it stands large. */
export type View = 'plate' | 'sheet' | 'leaf' | 'seed' | 'pack'

interface Media extends Sources {
  alt: string
  type: string
  view: string | null
  theme: string | null
}

export interface NamedPicture extends Picture {
  /** Null for a picture that says nothing of itself. */
  view: View | null
}

/** Views in the service's order; pictures without metadata each stand for themselves. */
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

/** For a gallery: where a variety has its sheet, the bare plate would say the same again. */
export function galleryOf(pictures: readonly NamedPicture[]): readonly NamedPicture[] {
  return pictures.some(({ view }) => view === 'sheet') ? pictures.filter(({ view }) => view !== 'plate') : pictures
}

export const pictureOf = (pictures: readonly NamedPicture[], view: View): Picture | null =>
  pictures.find((picture) => picture.view === view) ?? pictures[0] ?? null
