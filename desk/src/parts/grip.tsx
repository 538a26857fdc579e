/**
 * The grip by which something is put in another place: dragged by mouse or finger, or moved by arrow keys. The places
 * among which it moves carry `data-order` with the name of their group.
 */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

export function Grip({
  group,
  name,
  place,
  count,
  onMove,
  onDone,
}: {
  group: string
  /** What is moved. */
  name: string
  /** Its place, from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  /** The last move is over: time to keep the order, where each move does not keep it by itself. */
  onDone?: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef({ place, onMove, onDone })
  latest.current = { place, onMove, onDone }

  const drag = (event: PointerEvent): void => {
    if (event.button !== 0) return
    event.preventDefault()
    button.current?.focus()
    const from = place
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const over = document.elementFromPoint(clientX, clientY)?.closest(`[data-order="${group}"]`)
      const to = over ? [...document.querySelectorAll(`[data-order="${group}"]`)].indexOf(over) : -1
      if (to >= 0 && to !== latest.current.place) latest.current.onMove(to)
    }
    const end = (): void => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      if (latest.current.place !== from) latest.current.onDone?.()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  const step = (event: KeyboardEvent): void => {
    const to = {
      ArrowUp: place - 1,
      ArrowLeft: place - 1,
      ArrowDown: place + 1,
      ArrowRight: place + 1,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to < 0 || to >= count || to === place) return
    onMove(to)
    // What moves in the page loses the focus on the way.
    requestAnimationFrame(() => {
      button.current?.focus()
      latest.current.onDone?.()
    })
  }
  return (
    <button
      ref={button}
      type="button"
      className="grip"
      aria-label={m.parts_move({ name, place: place + 1, count })}
      title={m.parts_move_how()}
      onPointerDown={drag}
      onKeyDown={step}
    >
      <Icon name="drag" small />
    </button>
  )
}

/** The list with one thing in another place. */
export const moved = <Thing,>(things: readonly Thing[], from: number, to: number): Thing[] =>
  things.toSpliced(from, 1).toSpliced(to, 0, things[from]!)
