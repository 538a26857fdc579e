/** The title of a page whose route has none, so that its text is not loaded with every page. */
import { useLayoutEffect } from 'react'

export function Title({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = children
  }, [children])
  return import.meta.env.SSR ? <title>{children}</title> : null
}
