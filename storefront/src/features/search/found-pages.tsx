/** Pages and questions that tell of what was searched for, above the varieties that were found. */
import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { PageLink } from './page-link.tsx'
import { pagesQuery } from './pages-query.ts'

export function FoundPages({ text }: { text: string }) {
  const { data: pages } = useQuery(pagesQuery(useChannel().slug, languageCode(), text))
  if (!pages?.length) return null
  return (
    <nav className="found-pages" aria-label={m.search_pages()}>
      <p>{m.search_pages()}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.slug}>
            <PageLink page={page} className="button-link" />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Loads the pages before they are shown, so that nothing moves when they come. */
export const loadFoundPages = (client: QueryClient, channel: string, text: string): Promise<unknown> =>
  client.ensureQueryData(pagesQuery(channel, languageCode(), text)).catch(() => null)
