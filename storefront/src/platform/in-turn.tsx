/**
 * Hydrates parts of a page in turns: each part in a task of its own, so that a tap or key waits for one part at most,
 * not for the whole page. Preact hydrates everything below a root in one task, except what suspends: that keeps the
 * server's HTML and is hydrated once its promise is resolved (decision 0080).
 */
import { Fragment, type ReactElement, type ReactNode, Suspense, lazy, useEffect, useState } from 'react'

/** React hydrates in slices by itself, and the server renders everything at once. */
const HAS_TURNS = !import.meta.env.SSR && import.meta.env.PROD

const { promise: whole, resolve: finish } = Promise.withResolvers<void>()
/** How many parts are not hydrated yet, the page itself among them. */
let left = 1
let lastTurn: Promise<unknown> | null = Promise.resolve()

/** Lets the browser handle what waits, such as a tap. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolved when the page and each of its parts is hydrated. */
export const hydratedWhole = (): Promise<void> => whole

/** Ends what waits for the first rendering of the page. What is rendered later needs no turns. */
export function endTurns(): void {
  lastTurn = null
  countDown()
}

function countDown(): void {
  left--
  if (left === 0) finish()
}

/** Hydrates its child in a task of its own. The child is exactly one element: Preact keeps one node of the server's HTML. */
export function InTurn({ children }: { children: ReactElement }) {
  return HAS_TURNS ? <Part>{children}</Part> : children
}

function Part({ children }: { children: ReactElement }) {
  const [{ Content, end }] = useState(() => (lastTurn ? inNextTask(lastTurn) : AT_ONCE))
  // A part that is taken away before its turn is not waited for.
  useEffect(() => end, [end])
  return (
    <Suspense>
      <Content>{children}</Content>
    </Suspense>
  )
}

const AT_ONCE = { Content: Fragment, end: (): void => undefined }

/** A component that suspends until the task of its turn, and `end`, which is called when it is hydrated. */
function inNextTask(earlier: Promise<unknown>) {
  const turn = (lastTurn = earlier.then(nextTask))
  left++
  let isOpen = true
  const end = (): void => {
    if (isOpen) countDown()
    isOpen = false
  }
  function Hydrated({ children }: { children?: ReactNode }) {
    useEffect(end, [])
    return children
  }
  return { Content: lazy(() => turn.then(() => ({ default: Hydrated }))), end }
}
