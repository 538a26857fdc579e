/** Lists where the customer is signed in, with buttons that sign out there. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { useLanguage } from '../../../platform/i18n.ts'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { notify } from '@semena/ui/toast'
import { otherFaults, useSubmission } from '../../forms/index.ts'
import { Day } from '../day.tsx'
import { useAccount } from '../me.ts'
import { AccountSection } from '../part.tsx'
import { endOtherSessions, endSession, type Session, sessionsQuery } from './sessions-api.ts'

export function SessionsPart() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(useAccount()))
  const { busy, faults, send } = useSubmission()
  // An outside service does not list sessions.
  if (sessions === null) return null
  const fault = otherFaults(faults, [])
  const end = async (work: () => Promise<void>, done: string): Promise<void> => {
    const isDone = await send(async () => {
      await work()
      return []
    })
    if (isDone) notify.success(done)
    await refetch()
  }
  return (
    <AccountSection id="account-sessions" title={m.account_sessions_title()}>
      {sessions ? (
        <div className="info-block">
          <p className="text-soft">{m.account_sessions_text()}</p>
          <ul className="sessions">
            {sessions.map((session) => {
              const device = deviceName(session)
              return (
                <li key={session.id}>
                  <div>
                    <span className="sessions-name">{device}</span>
                    <LastUse session={session} />
                  </div>
                  {!session.isCurrent && (
                    <Button
                      look="link"
                      disabled={busy}
                      aria-label={m.account_session_end_there({ device })}
                      onClick={() => void end(() => endSession(session.id), m.account_session_ended({ device }))}
                    >
                      {m.account_session_end()}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          <div role="alert" className="message-place">
            {fault && <ErrorLine id="account-sessions-fault">{fault}</ErrorLine>}
          </div>
          {sessions.some(({ isCurrent }) => !isCurrent) && (
            <Button look="line" busy={busy} onClick={() => void end(endOtherSessions, m.account_sessions_ended())}>
              {m.account_sessions_end_others()}
            </Button>
          )}
        </div>
      ) : isError ? (
        <Button look="line" onClick={() => void refetch()}>
          {m.account_retry()}
        </Button>
      ) : (
        <p className="text-soft">{m.account_sessions_loading()}</p>
      )}
    </AccountSection>
  )
}

function LastUse({ session: { lastUsedAt, isCurrent } }: { session: Session }) {
  const time = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' })
  return (
    <span className="sessions-note">
      {isCurrent ? (
        m.account_session_this()
      ) : (
        <>
          {m.account_session_used()} <Day of={lastUsedAt} />, {time.format(new Date(lastUsedAt))}
        </>
      )}
    </span>
  )
}

function deviceName({ browser, system }: Session): string {
  if (browser && system) return m.account_session_device({ browser, system })
  return browser ?? system ?? m.account_session_unknown()
}
