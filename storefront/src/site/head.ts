/** Keeps the document's head up to date while the visitor goes from page to page. The first page's comes with it. */
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/** What `pageHead` makes, and what only the server writes (previews, data for search engines). */
const OF_PAGE =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],script[type="application/ld+json"]'

/** The name of an element, and its attributes; a title is a `meta` with `title` only, as the router has it. */
type Tag = ['meta' | 'link', Record<string, string>]

export function useHead(): void {
  const tags = useMatches({
    select: (matches) =>
      JSON.stringify(
        matches.flatMap(({ meta = [], links = [] }) => [
          ...meta.flatMap((tag) => (tag ? [['meta', tag]] : [])),
          ...links.flatMap((tag) => (tag ? [['link', tag]] : [])),
        ]),
      ),
  })
  const shown = useRef(tags)
  useLayoutEffect(() => {
    if (shown.current === tags) return
    shown.current = tags
    show(JSON.parse(tags) as Tag[])
  }, [tags])
}

function show(tags: Tag[]): void {
  document.head.querySelectorAll(OF_PAGE).forEach((old) => old.remove())
  for (const [kind, { title, ...attributes }] of tags) {
    if (title) document.title = title
    const element = document.createElement(kind)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (element.matches(OF_PAGE)) document.head.append(element)
  }
}
