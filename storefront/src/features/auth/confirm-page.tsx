/**
 * The page that the confirmation mail leads to: one press confirms the account, and signs its owner in where possible
 * (docs/rules.md#sign-in-after-confirming).
 */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { localPath, splitPath } from '../../platform/i18n.ts'
import { takePassword } from '../../platform/session/password.ts'
import { useMe, userStore } from '../../platform/user-store.ts'
import { Button, buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useSubmission } from '../forms/index.ts'
import { request } from '../../platform/graphql.ts'
import { ConfirmAccountDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Fault } from './fault.tsx'
import { keepRegistered } from './registered.ts'
import { HOME, ownPath } from './next.ts'
import { signIn, signOut } from './session.ts'

interface Props {
  email: string | undefined
  token: string | undefined
  next: string | undefined
}

export function ConfirmPage({ email, token, next }: Props) {
  const me = useMe()
  /** Whether the owner of the address is signed in; another customer may be signed in on this device. */
  const isIn = me !== null && me.email.toLowerCase() === email?.toLowerCase()
  const [done, setDone] = useState(false)
  const { busy, faults, send } = useSubmission()
  useEffect(() => prepareErrors(), [])
  if (!email || !token) {
    return (
      <AuthFrame title={m.auth_confirm_title()} lead={m.auth_link_broken()}>
        <WaysOn isIn={me !== null} next={next} />
      </AuthFrame>
    )
  }
  if (done) {
    return (
      <AuthFrame title={m.auth_confirmed_title()}>
        <div role="status">
          <Note tone="leaf" icon="check">
            <p>{isIn ? m.auth_confirmed_in({ email }) : m.auth_confirmed_out({ email })}</p>
          </Note>
        </div>
        <WaysOn isIn={isIn} next={next} />
      </AuthFrame>
    )
  }
  const confirm = async (): Promise<void> => {
    const ok = await send(
      async () => (await request(ConfirmAccountDocument, { email, token })).confirmAccount?.errors ?? [],
    )
    if (!ok) return
    keepRegistered(null)
    await comeIn(email)
    setDone(true)
  }
  // The token was used, has expired, or another link confirmed the address: trying again cannot help, but signing in
  // sends a new mail.
  const isLost = faults.token !== undefined
  return (
    <AuthFrame title={m.auth_confirm_title()} {...(isLost ? {} : { lead: m.auth_confirm_lead({ email }) })}>
      <Fault>{isLost ? m.auth_confirm_lost() : otherFaults(faults, [])}</Fault>
      {isLost ? (
        <WaysOn isIn={me !== null} next={next} />
      ) : (
        <Button look="leaf" big wide busy={busy} onClick={() => void confirm()}>
          {m.auth_confirm_action()}
        </Button>
      )}
    </AuthFrame>
  )
}

/**
 * Signs the confirmed customer in with the password that the registering tab left with the shared worker, if it is
 * there.
 */
async function comeIn(email: string): Promise<void> {
  const { me } = userStore.get()
  if (me && me.email.toLowerCase() === email.toLowerCase()) {
    userStore.change({ me: { ...me, isConfirmed: true } })
    return
  }
  if (me) return
  const password = await takePassword(email)
  if (password) await signIn(email, password).catch(() => [])
}

function WaysOn({ isIn, next }: { isIn: boolean; next: string | undefined }) {
  return (
    <>
      {isIn ? (
        <a href={localPath(splitPath(ownPath(next) ?? HOME)[1])} className={buttonClass({ look: 'leaf', wide: true })}>
          {m.auth_to_account()}
        </a>
      ) : (
        <Link
          to="/login"
          search={next ? { next } : {}}
          // Another customer may be signed in here, and they are signed out first.
          onClick={() => userStore.get().me && signOut()}
          className={buttonClass({ look: 'leaf', wide: true })}
        >
          {m.auth_login_submit()}
        </Link>
      )}
      <Link to="/catalog" className={buttonClass({ look: 'line', wide: true })}>
        {m.auth_go_shopping()}
      </Link>
    </>
  )
}
