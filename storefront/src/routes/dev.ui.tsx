import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** The style page is for `vite dev`; a built shop has no such address. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Tokens and primitives' }, { name: 'robots', content: 'noindex' }] }),
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('../site/dev/ui-page.tsx')) : () => null,
})
