/** The page for signing in; it leads back to the page that was asked for. */
import { Link } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { useMe, userStore } from '../../platform/user-store.ts'
import { buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useArrive } from './use-arrive.ts'

/** `next`: the page that was asked for. */
export function LoginPage({ next }: { next: string | undefined }) {
  const arrive = useArrive(next)
  const me = useMe()
  const ended = useSyncExternalStore(
    userStore.subscribe,
    () => userStore.get().ended,
    () => false,
  )
  const onSignedIn = useCallback(() => void arrive(), [arrive])
  const notice = ended && !me && (
    <div role="status">
      <Note tone="clay" icon="warn">
        <b className="text-strong">{m.auth_ended_title()}</b>
        <p>{m.auth_ended_text()}</p>
      </Note>
    </div>
  )
  return (
    <SignInForm frame={AuthFrame} lead={m.auth_login_lead()} next={next} notice={notice} onSignedIn={onSignedIn}>
      <div className="auth-other">
        <p>{m.auth_new_here()}</p>
        <Link to="/register" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
          {m.auth_register_title()}
        </Link>
      </div>
    </SignInForm>
  )
}
