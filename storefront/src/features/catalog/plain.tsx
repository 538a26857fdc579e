/**
 * Content in which nothing happens but links and buttons with `data-early`, such as that of a card. The server makes its
 * HTML, and the browser leaves that as it is, so nothing in it is hydrated. Content that changes, and content that the
 * browser makes, is React's as any other; the code for it is fetched then.
 */
import { deepEqual, useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import {
  type ComponentType,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  createElement,
  lazy,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useDisplayCurrency } from '../../platform/display-currency.ts'
import { useShop } from '../../platform/shop.ts'
import { About } from './approximate.tsx'
import { plainHtml } from './plain-html.server.tsx'

interface Content<Props> {
  Shown: ComponentType<Props>
  /** Whether its code is there. */
  isThere: () => boolean
  fetch: () => Promise<unknown>
  /** Begins to fetch it. */
  prepare: () => void
}

/** Content whose component is there on the server, and in browsers once it is fetched. */
export function fetched<Props extends object>(
  known: ComponentType<Props> | null,
  fetch: () => Promise<ComponentType<Props>>,
): Content<Props> {
  let component = known
  const get = async (): Promise<ComponentType<Props>> => (component ??= await fetch())
  const Later = lazy(async () => ({ default: await get() })) as ComponentType<Props>
  const Shown = (props: Props) => createElement(component ?? Later, props)
  return { Shown, isThere: () => component !== null, fetch: get, prepare: () => void get().catch(noop) }
}

interface Props<Shown> extends Omit<HTMLAttributes<HTMLElement>, 'content'> {
  as: 'article' | 'table' | 'div'
  /** The server keeps the HTML with this object, which belongs to one host, channel and language. */
  of: object
  content: Content<Shown>
  /** The props of the content. While they are equal it is the same. */
  shown: Shown
}

/** The browser gets an empty text: React leaves what the server has sent. */
const htmlOf = createIsomorphicFn()
  .server(plainHtml)
  .client((..._content: Parameters<typeof plainHtml>) => '')

export function Plain<Shown extends object>({ as: Tag, of, content, shown, ...rest }: Props<Shown>) {
  const [router, shop, isHydrated] = [useRouter(), useShop(), useHydrated()]
  const box = useRef<HTMLElement>(null)
  const [servers, setServers] = useState(isHydrated ? null : shown)
  const isOld = servers !== null && !deepEqual(servers, shown)
  if (isOld && content.isThere()) setServers(null)
  useEffect(() => {
    if (isOld) void content.fetch().then(() => setServers(null), noop)
  }, [isOld, content])
  // Whoever goes on to another page may come back, and finds the code there.
  const mayPrepare = router.options.defaultPreload !== false
  useEffect(() => (mayPrepare ? content.prepare : undefined), [content, mayPrepare])
  const inside = <content.Shown {...shown} />
  if (!servers) {
    return <Tag {...rest}>{inside}</Tag>
  }
  return (
    <>
      <Tag
        {...rest}
        ref={box as RefObject<never>}
        data-plain=""
        onClick={(event) => follow(event, router)}
        onPointerOver={(event) => {
          // Whoever looks at this may choose a filter next.
          if (mayPrepare) content.prepare()
          approach(event, router)
        }}
        onPointerOut={leave}
        onFocus={(event) => approach(event, router)}
        onBlur={leave}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: htmlOf(of, inside, router, shop) }}
      />
      <Readings box={box} />
    </>
  )
}

const noop = (): null => null

type Router = ReturnType<typeof useRouter>

/** How many milliseconds a pointer or the focus stays at a link before its page is loaded ahead, as by the router's own. */
const AHEAD_MS = 50
let ahead: ReturnType<typeof setTimeout>
const leave = (): void => clearTimeout(ahead)

const linkOf = ({ target }: SyntheticEvent): HTMLAnchorElement | null => (target as Element).closest('a')

function approach(event: SyntheticEvent, router: Router): void {
  leave()
  const href = linkOf(event)?.getAttribute('href')
  if (!href || !router.options.defaultPreload) return
  const isFinger = (event as PointerEvent).pointerType === 'touch'
  ahead = setTimeout(() => void router.preloadRoute({ to: '.', href }).catch(() => null), isFinger ? 0 : AHEAD_MS)
}

function follow(event: MouseEvent, router: Router): void {
  const link = linkOf(event)
  // A link with a target is the browser's (`ui/src/awake.ts`).
  if (!link || link.target || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  leave()
  void router.navigate({ href: link.getAttribute('href')! })
}

/** Prices in the currency that the visitor reads them in, which React puts where the server has left room for them. */
function Readings({ box }: { box: RefObject<HTMLElement | null> }) {
  const reading = useDisplayCurrency()
  if (!reading) return null
  return [...(box.current?.querySelectorAll<HTMLElement>('[data-amounts]') ?? [])].map((room, i) =>
    createPortal(<About amounts={room.dataset['amounts']!.split(',').map(Number)} reading={reading} />, room, `${i}`),
  )
}
