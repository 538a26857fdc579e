/** Who changed what and when, chosen by the address, with the way to take it back. */
import { Button } from '@semena/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ChangeList, originWord, useUndoing } from '../../parts/change-list.tsx'
import { logQuery, readChanges } from '../../parts/change-log.ts'
import { FILTER_NOUNS, nounWord } from '../../parts/change-words.ts'
import { Pick } from '../../parts/forms.tsx'
import { NoneFits, Nothing, Page } from '../../parts/page.tsx'
import { Way } from '../../parts/way.tsx'
import { troubleText } from '../../platform/faults.ts'
import { usePerson } from '../../platform/session.ts'
import { type ChangeSearch, ORIGINS } from './search.ts'

const route = getRouteApi('/changes')

export function Changes() {
  const search = route.useSearch()
  const { open, ...asked } = search
  const navigate = useNavigate({ from: '/changes' })
  const me = usePerson()
  const log = useInfiniteQuery(logQuery(asked))
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const { undo, busy, dialog } = useUndoing(() => choose(new Set()))
  const change = (part: Partial<ChangeSearch>): void =>
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value)) as ChangeSearch,
      replace: true,
    })
  const { changes, names } = log.data ? readChanges(log.data.pages) : {}
  // Whoever has changed something of what is shown can be asked for.
  const people = new Map((changes ?? []).flatMap(({ actor }) => (actor ? [[actor.id, actor.name] as const] : [])))
  if (me) people.set(me.id, m.changes_me())
  if (asked.actor && !people.has(asked.actor)) people.set(asked.actor, m.changes_this_person())
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = end.current
    if (!place || !log.hasNextPage) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !log.isFetchingNextPage && void log.fetchNextPage(),
      { rootMargin: '600px' },
    )
    watcher.observe(place)
    return () => watcher.disconnect()
  })
  return (
    <Page
      title={m.changes_title()}
      actions={
        <Way to={[{ to: '/import' }]} className="button button--line">
          {m.imports_title()}
        </Way>
      }
    >
      <div className="filters">
        <Pick
          label={m.changes_who()}
          value={asked.actor ?? ''}
          options={[...people].map(([value, label]) => ({ value, label }))}
          onChange={(actor) => change({ actor })}
        />
        <Pick
          label={m.changes_what()}
          value={asked.noun ?? ''}
          options={FILTER_NOUNS.map((value) => ({ value, label: nounWord(value) })).toSorted((a, b) =>
            a.label.localeCompare(b.label),
          )}
          onChange={(noun) => change({ noun })}
        />
        <Pick
          label={m.changes_how()}
          value={asked.origin ?? ''}
          options={ORIGINS.map((value) => ({ value, label: originWord(value) }))}
          onChange={(origin) => change({ origin: origin || undefined })}
        />
        <label className="changes-since">
          {m.changes_since()}
          <input
            type="date"
            className="field-input"
            value={asked.since ?? ''}
            onChange={(event) => change({ since: event.target.value })}
          />
        </label>
        {asked.id && (
          <Button look="link" onClick={() => change({ id: undefined })}>
            {m.changes_of_all()}
          </Button>
        )}
      </div>
      {chosen.size > 0 && (
        <div className="changes-chosen" role="region" aria-label={m.changes_chosen({ count: chosen.size })}>
          <p>{m.changes_chosen({ count: chosen.size })}</p>
          <Button look="line" onClick={() => choose(new Set())}>
            {m.parts_cancel()}
          </Button>
          <Button look="leaf" busy={busy} onClick={() => undo([...chosen])}>
            {m.changes_undo_chosen()}
          </Button>
        </div>
      )}
      {changes?.length === 0 &&
        (Object.values(asked).some(Boolean) ? (
          <NoneFits onClear={() => void navigate({ search: {} })} />
        ) : (
          <Nothing title={m.changes_none()} text={m.changes_none_text()} />
        ))}
      {log.error && !changes && <Nothing title={m.parts_trouble()} text={troubleText(log.error)} />}
      {changes && names && changes.length > 0 && (
        <ChangeList
          label={m.changes_title()}
          changes={changes}
          names={names}
          chosen={chosen}
          onChoose={choose}
          onUndo={(id) => undo([id])}
          busy={busy}
          open={open}
          onOpen={(id) => change({ open: id })}
        />
      )}
      <div ref={end} aria-live="polite">
        {log.hasNextPage ? m.parts_more_comes() : null}
      </div>
      {dialog}
    </Page>
  )
}
