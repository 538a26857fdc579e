/**
 * Search by name or SKU from every page: a form that the browser shows over the page and sends to the catalogue.
 * Suggestions come with the first focus.
 */
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Suggestions } from '../features/search/index.ts'
import { m } from '../paraglide/messages.js'
import { localPath } from '../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'

const ID = 'site-search'

export function SearchButton() {
  return (
    <button
      type="button"
      className="button-square"
      popoverTarget={ID}
      aria-label={m.site_search()}
      title={m.site_search()}
    >
      <Icon name="search" />
      <span className="header-tool-name">{m.site_search_go()}</span>
    </button>
  )
}

export function SearchPopover() {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const navigate = useNavigate()
  // The popover may have been opened before hydration; then the field has the focus already.
  useEffect(() => setFocused(document.activeElement === field.current), [])
  const close = (): void => box.current?.hidePopover()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const search = field.current?.value.trim()
    close()
    void navigate({ to: '/catalog', search: search ? { search } : {} })
  }
  return (
    <div
      ref={box}
      id={ID}
      popover="auto"
      className="search-popover"
      onToggle={(event) => event.newState === 'open' && field.current?.focus()}
    >
      <form role="search" method="get" action={localPath('/catalog')} className="wrap" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="site-search-field">
          {m.site_search()}
        </label>
        <input
          ref={field}
          id="site-search-field"
          className="field-input"
          type="search"
          name="search"
          maxLength={80}
          placeholder={m.site_search()}
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
          onFocus={() => setFocused(true)}
        />
        <button type="submit" className="button">
          {m.site_search_go()}
        </button>
        <button
          type="button"
          className="button-square"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={m.site_message_close()}
        >
          <Icon name="x" />
        </button>
      </form>
      {focused && (
        <Suspense>
          <Suggestions field={field} onLeave={close} />
        </Suspense>
      )}
    </div>
  )
}
