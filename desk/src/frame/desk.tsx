/** The frame: where one is, where one can go, what is heard from the shop, messages over the page. */
import { Toasts } from '@semena/ui/toasts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { request } from '../platform/graphql.ts'
import { listen } from '../platform/live.ts'
import { DeskMeDocument } from '../platform/session.generated.ts'
import { keepPerson, usePerson } from '../platform/session.ts'
import { Keys } from './keys.tsx'
import { Navigation } from './navigation.tsx'
import { Palette } from './palette.tsx'
import { SignIn } from './sign-in.tsx'

export function Desk() {
  const person = usePerson()
  return (
    <>
      {person ? <SignedIn key={person.id} /> : <SignIn />}
      <Toasts
        label={m.frame_messages()}
        closeLabel={m.parts_close()}
        renderLink={({ text, path }, onFollow) => (
          <a href={path} onClick={onFollow}>
            {text}
          </a>
        )}
      />
    </>
  )
}

function SignedIn() {
  const client = useQueryClient()
  // What somebody may do can have changed since they signed in.
  const { data } = useQuery({
    queryKey: ['me'],
    staleTime: 60_000,
    queryFn: ({ signal }) => request(DeskMeDocument, {}, signal),
  })
  useEffect(() => {
    if (data?.me) keepPerson(data.me)
  }, [data])
  useEffect(() => listen(client), [client])
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {m.frame_skip()}
      </a>
      <Navigation />
      <main id="main" className="desk-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Palette />
      <Keys />
    </div>
  )
}
