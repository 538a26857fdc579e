/** Where whoever is signed in is signed in, and the end of it. */
import { Button } from '@semena/ui/button'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { ServiceError } from '../../platform/faults.ts'
import { ownApi } from '../../platform/own-api.ts'
import { toSettings } from './index.tsx'

interface Session {
  id: string
  browser: string | null
  system: string | null
  lastUsedAt: string
  isCurrent: boolean
}

const PATH = '/api/sessions/'
const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => ownApi<Session[]>('GET', PATH),
})

export function Sessions() {
  const client = useQueryClient()
  const query = useQuery(sessionsQuery)
  const end = useAct(async (id: string | null) => {
    try {
      await ownApi('DELETE', id ? `${PATH}${id}/` : PATH)
    } catch (error) {
      // A session that has ended meanwhile is what was wanted.
      if (!(error instanceof ServiceError && error.code === 'NOT_FOUND')) throw error
    }
    await client.invalidateQueries({ queryKey: ['sessions'] })
  })
  return (
    <Page
      title={m.settings_sessions()}
      back={toSettings()}
      actions={
        (query.data?.length ?? 0) > 1 && (
          <Button look="line" busy={end.busy} onClick={() => void end.run(null)}>
            {m.settings_end_others()}
          </Button>
        )
      }
    >
      <div className="settings">
        <Loaded query={query}>
          {(sessions) => (
            <ul className="settings-lines">
              {sessions.map((session) => {
                const name = [session.browser, session.system].filter(Boolean).join(', ') || m.settings_unknown_device()
                return (
                  <li key={session.id}>
                    <span>{name}</span>
                    <Moment at={session.lastUsedAt} />
                    {session.isCurrent ? (
                      <Tag tone="leaf">{m.settings_this_device()}</Tag>
                    ) : (
                      <Button
                        look="line"
                        aria-label={m.settings_end_session({ name })}
                        onClick={() => void end.run(session.id)}
                      >
                        {m.settings_end()}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
