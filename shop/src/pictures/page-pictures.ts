/** What the HTML of one of the shop's pages says of pictures and of pages that it leads to. */
import { ROUTES } from '@semena/contract/page-paths'

export interface PagePictures {
  /** Paths of the sizes that browsers ask for at once, in the page's order. */
  first: string[]
  /** Paths of the collections and products that the page leads to. */
  links: string[]
}

/** A size of a picture, by its path (`commerce/src/domain/media/port.ts`). */
export interface PictureSize {
  path: string
  size: number
  format: 'ORIGINAL' | 'AVIF' | 'WEBP'
}

const TAG = /<(img|source|a) ([^<>]{1,8000})>/g
const SIZE = /\/thumbnail\/[\w./-]{1,250}/g
const LINK = /\bhref="([^"?#]{1,300})"/
const SIZE_PARTS = /^\/thumbnail\/([\w./-]{1,220})\/(\d{1,4})\/(original|avif|webp)$/
const WALKED = [ROUTES.collections, ROUTES['sort.detail']].map((route) => route.slice(0, route.indexOf('$')))

/** Reads a page. The sources of a picture belong to the image after them. */
export function readPage(html: string): PagePictures {
  const found = { first: new Set<string>(), links: new Set<string>() }
  let sources = ''
  for (const [, name, attributes = ''] of html.matchAll(TAG)) {
    if (name === 'a') {
      const path = LINK.exec(attributes)?.[1]
      if (path && WALKED.some((beginning) => path.startsWith(beginning))) found.links.add(path)
    } else if (name === 'source') sources += ` ${attributes}`
    else {
      const isSeen = !attributes.includes('loading="lazy"')
      if (isSeen) for (const [size] of `${attributes}${sources}`.matchAll(SIZE)) found.first.add(size)
      sources = ''
    }
  }
  return { first: [...found.first], links: [...found.links] }
}

/** What a path of a size names; null where it names none. */
export function pictureSize(path: string): PictureSize | null {
  const [, file, size, format] = SIZE_PARTS.exec(path) ?? []
  return file ? { path: file, size: Number(size), format: format!.toUpperCase() as PictureSize['format'] } : null
}
