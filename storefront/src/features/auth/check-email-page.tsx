/**
 * The page after registering: says where the mail went, and sends another on request (docs/rules.md#confirmation-mail).
 */
import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useOperation } from '../../platform/operation.ts'
import { type Me, useMe } from '../../platform/user-store.ts'
import { Button, buttonClass } from '@semena/ui/button'
import { notify } from '@semena/ui/toast'
import { errorText, failureText } from '../errors/index.ts'
import { SendConfirmationDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Fault } from './fault.tsx'
import { confirmLanding } from './landing.ts'
import { COOLDOWN_MS, keepMailed, keepRegistered, lastMailed, readRegistered } from './registered.ts'
import { refreshMe, signOut } from './session.ts'
import { useArrive } from './use-arrive.ts'

const POLL_MS = 15_000

export function CheckEmailPage({ next }: { next: string | undefined }) {
  const hydrated = useHydrated()
  const me = useMe()
  const [registered] = useState(() => (import.meta.env.SSR ? null : readRegistered()))
  const arrive = useArrive(next)
  useConfirmedElsewhere(me)
  useEffect(() => {
    if (!me?.isConfirmed) return
    keepRegistered(null)
    void arrive()
  }, [me, arrive])
  const email = hydrated ? (me?.email ?? registered?.email) : undefined
  return (
    <AuthFrame
      title={m.auth_check_title()}
      lead={email ? m.auth_check_lead({ email }) : hydrated ? m.auth_check_nobody() : ' '}
    >
      {hydrated && email && (
        <>
          <p>{m.auth_check_text()}</p>
          {me ? (
            <Resend sentAt={registered?.sentAt ?? lastMailed()} next={next} />
          ) : (
            <>
              <p className="text-soft">{m.auth_check_advice()}</p>
              <p className="text-soft">
                {m.auth_check_no_resend()}{' '}
                <Link to="/contact" className="button-link">
                  {m.auth_check_write()}
                </Link>
              </p>
            </>
          )}
        </>
      )}
      <div className="auth-other">
        {me ? (
          <>
            <Link to="/catalog" className={buttonClass({ look: 'line', wide: true })}>
              {m.auth_go_shopping()}
            </Link>
            <Link to="/register" search={next ? { next } : {}} className="button-link" onClick={signOut}>
              {m.auth_check_other()}
            </Link>
          </>
        ) : (
          <Link to="/login" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
            {m.auth_login_submit()}
          </Link>
        )}
      </div>
    </AuthFrame>
  )
}

/**
 * Asks the service at intervals, and whenever the page is shown again, whether the link was followed on another device.
 */
function useConfirmedElsewhere(me: Me | null): void {
  const waiting = me !== null && !me.isConfirmed
  useEffect(() => {
    if (!waiting) return undefined
    const ask = (): void => {
      // When the service does not answer, the page stays as it is.
      if (document.visibilityState === 'visible') refreshMe().catch(() => {})
    }
    ask()
    const timer = setInterval(ask, POLL_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [waiting])
}

function Resend({ sentAt, next }: { sentAt: number | null; next: string | undefined }) {
  const channel = useChannel().slug
  const [sent, setSent] = useState(sentAt)
  const [fault, setFault] = useState('')
  const left = useSecondsLeft(sent === null ? 0 : sent + COOLDOWN_MS)
  const { loading, run } = useOperation(SendConfirmationDocument, 'private')
  const waitAgain = (): void => {
    setSent(Date.now())
    keepMailed(Date.now())
    const registered = readRegistered()
    if (registered) keepRegistered({ ...registered, sentAt: Date.now() })
  }
  const blame = async (said: Promise<string>): Promise<void> => setFault(await said)
  const resend = async (): Promise<void> => {
    setFault('')
    await run(
      { channel, redirectUrl: confirmLanding(next) },
      {
        onData: ({ sendConfirmationEmail }) => {
          const errors = sendConfirmationEmail?.errors ?? []
          if (errors.length === 0) notify.success(m.auth_check_sent())
          else void blame(errorText(errors))
          if (errors.length === 0 || errors.some(({ code }) => code === 'CONFIRMATION_ALREADY_REQUESTED')) waitAgain()
        },
        onError: (error) => void blame(failureText(error)),
      },
    )
  }
  return (
    <>
      <Fault>{fault}</Fault>
      <Button look="leaf" wide busy={loading} disabled={left > 0} onClick={() => void resend()}>
        {m.auth_check_resend()}
      </Button>
      <p className="text-quiet auth-small" aria-live="off">
        {left > 0 ? m.auth_check_wait({ time: clock(left) }) : m.auth_check_ready()}
      </p>
    </>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  // The wait is capped, so that a clock that was set back does not make it longer.
  const left = Math.ceil(Math.min(COOLDOWN_MS, Math.max(0, until - now)) / 1000)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  return left
}
