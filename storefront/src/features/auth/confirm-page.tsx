/** Where the mail's link leads: one press confirms the account, and its owner is signed in where that is possible (decision D21). */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { takePassword } from '../../platform/session/password.ts'
import { useMe, userStore } from '../../platform/user-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { otherFaults, prepareErrors, useSaving } from '../errors/index.ts'
import { request } from '../../platform/graphql.ts'
import { ConfirmAccountDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Fault } from './fault.tsx'
import { keepRegistered } from './registered.ts'
import { signIn } from './session.ts'

interface Props {
  email: string | undefined
  token: string | undefined
}

export function ConfirmPage({ email, token }: Props) {
  const me = useMe()
  const [done, setDone] = useState(false)
  const { busy, faults, save } = useSaving()
  useEffect(() => prepareErrors(), [])
  if (!email || !token) {
    return (
      <AuthFrame title={m.auth_confirm_title()} lead={m.auth_link_broken()}>
        <WaysOn signedIn={me !== null} />
      </AuthFrame>
    )
  }
  if (done) {
    return (
      <AuthFrame title={m.auth_confirmed_title()}>
        <div role="status">
          <Note tone="leaf" icon="check">
            <p>{me ? m.auth_confirmed_in({ email }) : m.auth_confirmed_out({ email })}</p>
          </Note>
        </div>
        <WaysOn signedIn={me !== null} />
      </AuthFrame>
    )
  }
  const confirm = async (): Promise<void> => {
    const ok = await save(
      async () => (await request(ConfirmAccountDocument, { email, token })).confirmAccount?.errors ?? [],
    )
    if (!ok) return
    keepRegistered(null)
    await comeIn(email)
    setDone(true)
  }
  return (
    <AuthFrame title={m.auth_confirm_title()} lead={m.auth_confirm_lead({ email })}>
      <Fault>{otherFaults(faults, [])}</Fault>
      <Button look="leaf" big wide busy={busy} onClick={() => void confirm()}>
        {m.auth_confirm_action()}
      </Button>
    </AuthFrame>
  )
}

/** Signed in already, or by the password that another tab's registration left with the worker; or not at all. */
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

function WaysOn({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      {signedIn ? (
        <Link to="/account/info" className={buttonClass({ look: 'leaf', wide: true })}>
          {m.auth_to_account()}
        </Link>
      ) : (
        <Link to="/login" className={buttonClass({ look: 'leaf', wide: true })}>
          {m.auth_login_title()}
        </Link>
      )}
      <Link to="/catalog" className={buttonClass({ look: 'line', wide: true })}>
        {m.auth_go_shopping()}
      </Link>
    </>
  )
}
