/** The page that the mail about a new e-mail address leads to: one press confirms it, by the signed-in owner only. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { Button, buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useSubmission } from '../forms/index.ts'
import { ConfirmNewEmailDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Fault } from './fault.tsx'
import { SignedIn } from './guard.tsx'

export function NewEmailPage({ token }: { token: string | undefined }) {
  return (
    <AuthFrame title={m.auth_new_email_title()} {...(token ? {} : { lead: m.auth_link_broken() })}>
      {token && (
        <SignedIn skeleton={<span className="skeleton auth-skeleton" />}>{() => <TakeOver token={token} />}</SignedIn>
      )}
      <Link to="/account/info" className={buttonClass({ look: 'line', wide: true })}>
        {m.auth_to_account()}
      </Link>
    </AuthFrame>
  )
}

function TakeOver({ token }: { token: string }) {
  const channel = useChannel().slug
  const [email, setEmail] = useState('')
  const { busy, faults, send } = useSubmission()
  useEffect(() => prepareErrors(), [])
  const confirm = (): Promise<boolean> =>
    send(async () => {
      const { confirmEmailChange } = await request(ConfirmNewEmailDocument, { channel, token }, 'private')
      const { user, errors = [] } = confirmEmailChange ?? {}
      if (user) {
        userStore.change({ me: user })
        setEmail(user.email)
      }
      return errors
    })
  if (email) {
    return (
      <div role="status">
        <Note tone="leaf" icon="check">
          <p>{m.auth_new_email_done({ email })}</p>
        </Note>
      </div>
    )
  }
  return (
    <>
      <p>{m.auth_new_email_text()}</p>
      <Fault>{otherFaults(faults, [])}</Fault>
      <Button look="leaf" big wide busy={busy} onClick={() => void confirm()}>
        {m.auth_new_email_action()}
      </Button>
    </>
  )
}
