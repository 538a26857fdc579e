/** `Ctrl K`: finds any section, order, product, customer and action by a few letters. */
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../paraglide/messages.js'
import { Icon } from '../parts/icon.tsx'
import { warmUp } from '../platform/graphql.ts'
import { type Item, useItems } from './palette-items.ts'
import { closePalette, openPalette, usePaletteOpen } from './palette-state.ts'

const LIST = 'palette-list'

export function Palette() {
  const isOpen = usePaletteOpen()
  const router = useRouter()
  useEffect(() => {
    const press = (event: KeyboardEvent<never> | globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // Nothing outside a dialog can be used before it is answered.
      if (!document.querySelector('dialog:modal')) openPalette()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => router.subscribe('onBeforeNavigate', closePalette), [router])
  return isOpen && createPortal(<Opened />, document.body)
}

function Opened() {
  const [text, setText] = useState('')
  const { asked, items, isBusy, ask } = useItems(text)
  const [chosen, setChosen] = useState({ asked, value: '' })
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current!.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  // The way to the service is open before the first letters are there.
  useEffect(() => void warmUp(), [])
  // The first is chosen anew for other letters only, or the choice would move under somebody's fingers.
  const isKept = chosen.asked === asked && items.some(({ value }) => value === chosen.value)
  const top = items[0]?.value ?? ''
  if (!isKept && (chosen.asked !== asked || chosen.value !== top)) setChosen({ asked, value: top })
  const at = items.findIndex(({ value }) => value === chosen.value)

  const go = (to: number): void => {
    const item = items[Math.max(0, Math.min(items.length - 1, to))]
    if (!item) return
    setChosen({ asked, value: item.value })
    document.getElementById(idOf(item))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) go(to)
    else if (event.key === 'Enter') choose(items[at])
    else if (event.key === 'Escape') closePalette()
    // There is nothing else in the palette to go to.
    else if (event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div className="palette-scrim" role="presentation" onClick={closePalette} />
      <div className="palette-box" role="dialog" aria-modal="true" aria-label={m.frame_find()}>
        <input
          ref={field}
          role="combobox"
          className="palette-input"
          aria-label={m.frame_find()}
          aria-expanded="true"
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={items[at] && idOf(items[at])}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={m.frame_find_hint()}
          value={text}
          onChange={({ target: { value } }) => {
            // The question leaves before the letters are drawn.
            ask(value)
            setText(value)
          }}
          onKeyDown={press}
        />
        <div id={LIST} role="listbox" aria-label={m.frame_find()} className="palette-list" aria-busy={isBusy}>
          {items.map((item, place) => (
            <div
              key={item.value}
              id={idOf(item)}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className="palette-item"
              onPointerMove={() => place !== at && setChosen({ asked, value: item.value })}
              // The field keeps the keys.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <Icon name={item.icon} small />
              <span>{item.title}</span>
              {item.keys ? (
                <kbd className="palette-detail">{item.keys}</kbd>
              ) : (
                item.detail && <span className="palette-detail">{item.detail}</span>
              )}
            </div>
          ))}
        </div>
        {!isBusy && items.length === 0 && (
          <p className="palette-none" role="status">
            {m.frame_nothing_found()}
          </p>
        )}
      </div>
    </>
  )
}

const idOf = ({ value }: Item): string => `palette-${value}`

function choose(item: Item | undefined): void {
  if (!item) return
  closePalette()
  item.onSelect()
}
