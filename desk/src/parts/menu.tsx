/** A menu of things that can be done, behind one button: the browser's own popover, moved through by arrows. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

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
    const right = Math.max(8, innerWidth - of.right)
    menu.style.insetInlineEnd = `${right}px`
    const below = of.bottom + 4
    const fits = below + menu.offsetHeight < innerHeight || of.top < menu.offsetHeight
    menu.style.insetBlockStart = fits ? `${below}px` : `${of.top - menu.offsetHeight - 4}px`
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
