/** The inbox: messages that wait, each with its answers, and the newsletter's readers. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Page } from '../../parts/page.tsx'
import { Views } from '../../parts/views.tsx'
import { countText } from '../../platform/money.ts'
import { aboutMessages, keepFile } from './api.ts'
import { Messages } from './messages.tsx'
import { Readers } from './readers.tsx'
import { type InboxSearch, withoutNothing } from './search.ts'

const route = getRouteApi('/inbox')

export function Inbox() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/inbox' })
  const { data } = useQuery(aboutMessages({}))
  const keep = useAct((what: 'messages' | 'readers') => keepFile(`/api/inbox/${what}.csv`, `${what}.csv`))
  const change = (part: Partial<InboxSearch>, replace = true): void =>
    void navigate({ search: (before) => withoutNothing({ ...before, ...part }), replace })
  return (
    <Page
      title={m.inbox_title()}
      aside={data?.open ? m.inbox_waiting({ count: countText(data.open) }) : null}
      actions={
        <>
          {data?.hasMailbox && (
            <a className="button button--line" href="/mailbox/" target="_blank" rel="noreferrer">
              <Icon name="mail" small />
              {m.inbox_mailbox()}
            </a>
          )}
          <Menu
            label={m.inbox_more()}
            items={[
              { label: m.inbox_messages_csv(), disabled: keep.busy, onPress: () => void keep.run('messages') },
              { label: m.inbox_readers_csv(), disabled: keep.busy, onPress: () => void keep.run('readers') },
            ]}
          >
            <Icon name="more" />
          </Menu>
        </>
      }
    >
      <Views
        list="inbox"
        given={[
          { name: m.inbox_view_open(), search: {} },
          { name: m.inbox_view_done(), search: { show: 'DONE' } },
          { name: m.inbox_view_all(), search: { show: 'ALL' } },
          { name: m.inbox_view_readers(), search: { tab: 'readers' } },
        ]}
        search={{ ...search, open: undefined }}
        onChoose={(next) => void navigate({ search: next as InboxSearch })}
      />
      {search.tab === 'readers' ? (
        <Readers search={search} change={change} />
      ) : (
        <Messages search={search} change={change} />
      )}
    </Page>
  )
}
