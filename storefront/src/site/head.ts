/** Keeps the document's head up to date while the visitor goes from page to page. The first page's comes with it. */
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/** What `pageHead` makes, and what only the server writes (previews, data for search engines). */
const OF_PAGE =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],script[type="application/ld+json"]'

type Attributes = Record<string, string>

export function useHead(): void {
  const tags = useMatches({
    select: (matches) =>
      JSON.stringify(
        matches.flatMap(({ meta = [], links = [] }) => [
          meta.flatMap((tag) => tag ?? []),
          links.flatMap((tag) => tag ?? []),
        ]),
      ),
  })
  const first = useRef(tags)
  useLayoutEffect(() => {
    if (first.current === tags) return
    first.current = ''
    show(JSON.parse(tags) as Attributes[][])
  }, [tags])
}

function show(tags: Attributes[][]): void {
  document.head.querySelectorAll(OF_PAGE).forEach((old) => old.remove())
  tags.forEach((group, i) => {
    for (const { title, ...attributes } of group) {
      if (title) document.title = title
      const element = document.createElement(i % 2 ? 'link' : 'meta')
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      if (element.matches(OF_PAGE)) document.head.append(element)
    }
  })
}
