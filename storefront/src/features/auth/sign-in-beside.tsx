/** Offers to sign in on a page that goes on as it stands. */
import { Suspense, lazy, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useMe } from '../../platform/user-store.ts'
import { Button } from '@semena/ui/button'
import type { SignInProps } from '../checkout/index.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

export function SignInBeside(props: SignInProps) {
  const me = useMe()
  const [isAsked, setAsked] = useState(false)
  if (me && !isAsked) return null
  return (
    <p>
      <Button look="link" onClick={() => setAsked(true)}>
        {m.auth_beside()}
      </Button>
      {isAsked && (
        <Suspense>
          <SignInDialog {...props} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </p>
  )
}
