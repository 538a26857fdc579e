/** The HTML of content that no script touches (`plain.tsx`), which pages that show the same share. */
import { type AnyRouter, RouterContextProvider, deepEqual } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Shop, ShopProvider } from '../../platform/shop.ts'

const made = new WeakMap<object, { content: ReactElement; html: string }[]>()

/**
 * Renders `content`, or answers what it was before for the same component with equal props. HTML is kept as long as `of`
 * is, which is a second or so (`platform/last-second.ts`). No hook may follow in the component that calls this, because
 * React renders meanwhile.
 */
export function plainHtml(of: object, content: ReactElement, router: AnyRouter, shop: Shop): string {
  const all = made.get(of) ?? []
  const known = all.find(({ content: { type, props } }) => type === content.type && deepEqual(props, content.props))
  if (known) return known.html
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ShopProvider value={shop}>{content}</ShopProvider>
    </RouterContextProvider>,
  )
  made.set(of, [...all, { content, html }])
  return html
}
