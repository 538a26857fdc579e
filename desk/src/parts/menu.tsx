/** A menu of things that can be done, behind one button: the browser's own popover, moved through by arrows. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/** The least distance to the edges of the window, in pixels. */
const MARGIN = 8

export interface Item {
  label: string
  onPress: () => void
  danger?: boolean
  disabled?: boolean
}

export function Menu({ label, items, children }: { label: string; items: readonly Item[]; children: ReactNode }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = (): void => {
    const [of, menu] = [button.current?.getBoundingClientRect(), list.current]
    if (!of || !menu) return
    // It is as wide as its words are where they have the whole window, and stays within the window on both sides.
    menu.style.inset = '0 auto auto 0'
    const right = Math.max(MARGIN, Math.min(innerWidth - of.right, innerWidth - menu.offsetWidth - MARGIN))
    const below = of.bottom + 4
    const fits = below + menu.offsetHeight < innerHeight || of.top < menu.offsetHeight
    const top = fits ? below : of.top - menu.offsetHeight - 4
    menu.style.inset = `${top}px ${right}px auto auto`
    menu.querySelector<HTMLElement>('button:not([disabled])')?.focus()
  }
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('button:not([disabled])')]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  if (items.length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={(event) => {
          // Shown and placed in one go: the browser tells only later that a menu was opened, and one that moves then is
          // missed by a quick finger, which closes it.
          event.preventDefault()
          list.current?.togglePopover({ source: event.currentTarget })
          if (list.current?.matches(':popover-open')) place()
        }}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            className={item.danger ? 'menu-item menu-item--danger' : 'menu-item'}
            disabled={item.disabled}
            onClick={() => {
              list.current?.hidePopover()
              item.onPress()
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
