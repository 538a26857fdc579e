/** Readers of the newsletter: how many, who, and the file for the program that writes newsletters. */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Ask, Pick, SearchBox } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing } from '../../parts/page.tsx'
import { usePages } from '../../parts/pages.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../platform/i18n.ts'
import { countText } from '../../platform/money.ts'
import { keepFile, type Reader, READER_STATES, readerCounts, readersQuery, unsubscribe } from './api.ts'
import type { InboxSearch } from './search.ts'
import { STATES } from './words.ts'

export function Readers({
  search: { state, language, search },
  change,
}: {
  search: InboxSearch
  change: (part: Partial<InboxSearch>) => void
}) {
  const client = useQueryClient()
  const { data: counts } = useQuery(readerCounts)
  const pages = usePages(readersQuery({ state, language, search }))
  const [leaving, setLeaving] = useState<Reader | null>(null)
  const keep = useAct(() => keepFile('/api/inbox/readers.csv', 'subscribers.csv'))
  const leave = useAct(
    async (reader: Reader) => {
      await unsubscribe(reader.id)
      setLeaving(null)
      await client.invalidateQueries({ queryKey: ['messages', 'readers'] })
    },
    { done: m.inbox_left_done() },
  )
  const sum = (of: (one: NonNullable<typeof counts>[number]) => boolean): string =>
    countText((counts ?? []).reduce((all, one) => all + (of(one) ? one.n : 0), 0))
  return (
    <>
      {counts && (
        <dl className="inbox-counts">
          {READER_STATES.map((one) => (
            <div key={one}>
              <dt>{STATES[one][1]()}</dt>
              <dd>{sum((count) => count.state === one)}</dd>
            </div>
          ))}
          {LANGUAGES.map((one) => (
            <div key={one} className="inbox-count-minor">
              <dt>{LANGUAGE_NAMES[one]}</dt>
              <dd>{sum((count) => count.state === 'CONFIRMED' && count.language === one)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="filters">
        <SearchBox
          label={m.inbox_search_readers()}
          value={search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.inbox_state()}
          value={state ?? ''}
          options={READER_STATES.map((value) => ({ value, label: STATES[value][1]() }))}
          onChange={(value) => change({ state: value || undefined })}
        />
        <Pick
          label={m.inbox_language()}
          value={language ?? ''}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => change({ language: value || undefined })}
        />
        <Button look="line" busy={keep.busy} onClick={() => void keep.run()}>
          {m.inbox_readers_csv()}
        </Button>
      </div>
      <List
        label={m.inbox_view_readers()}
        {...pages}
        columns={COLUMNS(setLeaving)}
        tone={(row) => (row.state === 'LEFT' ? 'quiet' : undefined)}
        empty={<Nothing title={m.inbox_no_readers()} text={m.inbox_no_readers_text()} />}
      />
      <Ask
        open={leaving !== null}
        title={m.inbox_take_off()}
        yes={m.inbox_take_off()}
        danger
        busy={leave.busy}
        onYes={() => leaving && void leave.run(leaving)}
        onNo={() => setLeaving(null)}
      >
        <p>{m.inbox_take_off_text({ email: leaving?.email ?? '' })}</p>
      </Ask>
    </>
  )
}

const COLUMNS = (onLeave: (reader: Reader) => void): Column<Reader>[] => [
  { name: 'email', title: m.inbox_email(), show: ({ email }) => email },
  { name: 'language', title: m.inbox_language(), minor: true, show: (row) => LANGUAGE_NAMES[row.language] },
  {
    name: 'state',
    title: m.inbox_state(),
    show: (row) => <Tag tone={STATES[row.state][0]}>{STATES[row.state][1]()}</Tag>,
  },
  {
    name: 'since',
    title: m.inbox_since(),
    show: (row) => <Moment at={row.leftAt ?? row.confirmedAt ?? row.askedAt} />,
  },
  {
    name: 'more',
    title: '',
    align: 'right',
    show: (row) =>
      row.state === 'LEFT' ? null : (
        <Menu
          label={m.inbox_reader_more({ email: row.email })}
          items={[{ label: m.inbox_take_off(), danger: true, onPress: () => onLeave(row) }]}
        >
          <Icon name="more" />
        </Menu>
      ),
  },
]
