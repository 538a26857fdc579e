/** Takes the place of a removed line for six seconds, with its name and a button that puts it back. */
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { useLifetime } from '@semena/ui/lifetime'
import type { BasketLine } from './api.ts'
import { lineNames } from './names.ts'

const LIFETIME_MS = 6000

export interface Removed {
  line: BasketLine
  /** The line's index in the list. */
  at: number
}

interface Props {
  line: BasketLine
  busy: boolean
  onBack: () => void
  onEnd: () => void
}

export function RemovedRow({ line, busy, onBack, onEnd }: Props) {
  const held = useLifetime(LIFETIME_MS, onEnd)
  const button = useRef<HTMLDivElement>(null)
  const variant = line.variant.id
  // The button that had the focus was removed with its line, so the focus moves to the button that undoes it, and from
  // there to the line when it is back.
  useEffect(() => {
    const take = (element: HTMLElement | null | undefined): void => {
      if (document.activeElement === document.body) element?.focus()
    }
    take(button.current?.querySelector('button'))
    return () => take(document.querySelector<HTMLElement>(`[data-variant="${variant}"] h2 a`))
  }, [variant])
  const { name } = lineNames(line)
  return (
    <li className="removed-row" {...held}>
      <p role="status" className="text-soft">
        {m.basket_removed_line({ name })}
      </p>
      <div ref={button}>
        <Button look="link" busy={busy} onClick={onBack} aria-label={m.basket_undo_named({ name })}>
          <Icon name="left" small />
          {m.basket_undo()}
        </Button>
      </div>
    </li>
  )
}
