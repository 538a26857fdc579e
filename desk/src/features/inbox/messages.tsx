/** Messages beside the open one; on narrow screens one of the two. */
import { CONTACT_TOPICS } from '@semena/contract/contact-limits'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { Moment } from '../../parts/figures.tsx'
import { Pick, SearchBox } from '../../parts/forms.tsx'
import { NoneFits, Nothing } from '../../parts/page.tsx'
import { usePages } from '../../parts/pages.ts'
import { troubleText } from '../../platform/faults.ts'
import { messagesQuery } from './api.ts'
import { OneMessage } from './message.tsx'
import type { InboxSearch } from './search.ts'
import { TOPICS } from './words.ts'

interface Props {
  search: InboxSearch
  change: (part: Partial<InboxSearch>, replace?: boolean) => void
}

export function Messages({ search, change }: Props) {
  const { rows, error, onAgain, hasMore, onMore } = usePages(
    messagesQuery({
      state: search.show === 'ALL' ? undefined : (search.show ?? 'OPEN'),
      topic: search.topic,
      search: search.search,
    }),
  )
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || !end.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '400px' })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  })
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    if (!step || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const links = [...list.current!.querySelectorAll('a')]
    links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus()
  }
  const isFiltered = Boolean(search.search || search.topic)
  return (
    <div className={search.open ? 'inbox inbox--open' : 'inbox'}>
      <div className="inbox-side">
        <div className="filters">
          <SearchBox
            label={m.inbox_search()}
            value={search.search ?? ''}
            onChange={(text) => change({ search: text || undefined })}
          />
          <Pick
            label={m.inbox_topic()}
            value={search.topic ?? ''}
            options={CONTACT_TOPICS.map((value) => ({ value, label: TOPICS[value]() }))}
            onChange={(topic) => change({ topic: topic || undefined })}
          />
        </div>
        {error && !rows ? (
          <Nothing
            title={m.parts_trouble()}
            text={troubleText(error)}
            action={
              <Button look="line" onClick={onAgain}>
                {m.parts_again()}
              </Button>
            }
          />
        ) : rows?.length === 0 ? (
          isFiltered ? (
            <NoneFits onClear={() => change({ search: undefined, topic: undefined })} />
          ) : (
            <Nothing title={m.inbox_none()} text={m.inbox_none_text()} />
          )
        ) : (
          <ul ref={list} className="inbox-list" aria-label={m.inbox_view_all_messages()} onKeyDown={move}>
            {rows?.map((row) => (
              <li key={row.id}>
                <Link
                  to="/inbox"
                  search={{ ...search, open: row.number }}
                  className={row.doneAt ? 'inbox-row inbox-row--done' : 'inbox-row'}
                  activeProps={{}}
                  aria-current={row.number === search.open ? 'true' : undefined}
                >
                  <span className="inbox-row-name">{row.name}</span>
                  <Moment at={row.createdAt} />
                  <span className="inbox-row-topic">
                    {TOPICS[row.topic]()}
                    {row.orderNumber && ` · ${row.orderNumber}`}
                    {row.answers.length > 0 && ` · ${m.inbox_answered()}`}
                  </span>
                  <span className="inbox-row-text" lang={row.language}>
                    {row.message}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div ref={end} />
      </div>
      <div className="inbox-main">
        {search.open ? (
          <OneMessage key={search.open} number={search.open} back={() => change({ open: undefined }, false)} />
        ) : (
          rows && rows.length > 0 && <p className="inbox-hint">{m.inbox_choose()}</p>
        )}
      </div>
    </div>
  )
}
