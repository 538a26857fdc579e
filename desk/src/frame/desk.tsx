/** The frame: where one is, where one can go, what is heard from the shop, messages over the page. */
import { Toasts } from '@semena/ui/toasts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { request } from '../platform/graphql.ts'
import { UndoLink } from '../parts/undo-link.tsx'
import { listen } from '../platform/live.ts'
import { DeskMeDocument } from '../platform/session.generated.ts'
import { setShopLanguages } from '../platform/shop-languages.ts'
import { setShopName } from '../platform/shop-name.ts'
import { setZone } from '../platform/zone.ts'
import { keepPerson, usePerson } from '../platform/session.ts'
import { Keys } from './keys.tsx'
import { Navigation } from './navigation.tsx'
import { Palette } from './palette.tsx'
import { SignIn } from './sign-in.tsx'
import { Works } from './works.tsx'

export function Desk() {
  const person = usePerson()
  const router = useRouter()
  // The link of an invitation works also where somebody else is signed in.
  const found = useMatch({ from: '/new-password', shouldThrow: false })?.search
  const letter = found?.email && found.token ? found : undefined
  const begin = (): void => void router.navigate({ to: '/', replace: true })
  return (
    <>
      {letter ? <SignIn letter={letter} onSignedIn={begin} /> : person ? <SignedIn key={person.id} /> : <SignIn />}
      <Toasts
        label={m.frame_messages()}
        closeLabel={m.parts_close()}
        renderLink={({ text, path }, onFollow) => <UndoLink text={text} path={path} onDone={onFollow} />}
      />
    </>
  )
}

const OFTEN = ['/orders/', '/orders/$id', '/products/', '/products/$id', '/customers/'] as const
const OFTEN_AFTER_MS = 1500

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
    if (!data) return
    setZone(data.shop.timeZone)
    setShopName(data.shop.name)
    setShopLanguages(data.shop.languages)
  }, [data])
  useEffect(() => listen(client), [client])
  const router = useRouter()
  useEffect(() => {
    // The code of the screens that everybody opens comes once the first one is there.
    const timer = setTimeout(() => {
      for (const path of OFTEN) void router.loadRouteChunk(router.routesById[path])
    }, OFTEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [router])
  // The link that led to another screen is often gone with the old one: the focus goes on where the new one begins.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {m.frame_skip()}
      </a>
      <Navigation />
      <main id="main" className="desk-main" tabIndex={-1}>
        <Works />
        <Outlet />
      </main>
      <Palette />
      <Keys />
    </div>
  )
}
