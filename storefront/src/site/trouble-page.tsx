/** What a page that could not be made shows: the service is away, or something is wrong on our side. */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { isUnreachable } from '../platform/errors.ts'
import { pageTitle } from '../platform/seo.ts'
import { useKnownShop } from '../platform/shop.ts'
import { Title } from '../platform/title.tsx'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'
import { Logo } from './mark.tsx'

/** Also stands in for the whole site when not even its frame could be loaded. */
export function TroublePage({ error, reset, whole = false }: ErrorComponentProps & { whole?: boolean }) {
  const [router, shop] = [useRouter(), useKnownShop()]
  const away = isUnreachable(error)
  const title = away ? m.site_unreachable_title() : m.site_trouble_title()
  const page = (
    <div className="wrap trouble-page">
      <Title>{shop ? pageTitle(shop, title) : title}</Title>
      <EmptyState
        heading="h1"
        role="alert"
        title={title}
        text={away ? m.site_unreachable_text() : m.site_trouble_text()}
      >
        <a
          href=""
          className={buttonClass({ look: 'leaf' })}
          onClick={(event) => {
            if (whole) return
            event.preventDefault()
            void router.invalidate().then(reset)
          }}
        >
          {m.site_retry()}
        </a>
      </EmptyState>
    </div>
  )
  if (!whole) return page
  return (
    <main>
      <div className="wrap trouble-page-frame">
        <Logo />
      </div>
      {page}
    </main>
  )
}
