/** `Ctrl K`: finds any section, order, product, customer and action by a few letters. */
import { useQueries } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useDeferredValue, useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from '../parts/icon.tsx'
import { mayDo } from '../platform/rights.ts'
import { usePerson } from '../platform/session.ts'
import { FINDERS } from './finders.ts'
import { usePlaces, useSections } from './navigation.tsx'
import { closePalette, openPalette, usePaletteOpen } from './palette-state.ts'

export function Palette() {
  const isOpen = usePaletteOpen()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      openPalette()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Command.Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? openPalette() : closePalette())}
      label={m.frame_find()}
      overlayClassName="palette-scrim"
      contentClassName="palette-box"
      shouldFilter={false}
    >
      {isOpen && <Content />}
    </Command.Dialog>
  )
}

function Content() {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const navigate = useNavigate()
  const person = usePerson()
  const sections = useSections().filter(({ label }) => matches(label(), asked))
  const places = usePlaces().filter(({ label }) => asked.length > 0 && matches(label(), asked))
  const finders = FINDERS.filter(({ needs }) => mayDo(person, ...needs))
  const found = useQueries({
    queries: finders.map((finder) => ({
      queryKey: [finder.name, 'find', asked],
      enabled: asked.length > 1,
      staleTime: 10_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => finder.find(asked, signal),
    })),
  })
  const go = (link: Pick<LinkProps, 'to' | 'params' | 'search'>): void => {
    closePalette()
    void navigate(link as never)
  }
  const things = asked.length > 1 ? found.flatMap(({ data }) => data ?? []) : []
  const isBusy = found.some(({ isFetching }) => isFetching)
  return (
    <>
      <Command.Input value={text} onValueChange={setText} placeholder={m.frame_find_hint()} className="palette-input" />
      <Command.List className="palette-list" aria-busy={isBusy}>
        {!isBusy && things.length + sections.length + places.length === 0 && (
          <p className="palette-none">{m.frame_nothing_found()}</p>
        )}
        {things.map((one) => (
          <Command.Item key={one.id} value={one.id} className="palette-item" onSelect={() => go(one.link)}>
            <Icon name={one.icon} small />
            <span>{one.title}</span>
            {one.detail && <span className="palette-detail">{one.detail}</span>}
          </Command.Item>
        ))}
        {sections.map(({ to, search, label, icon, keys }) => (
          <Command.Item
            key={keys}
            value={keys}
            className="palette-item"
            onSelect={() => go({ to, search: search as never })}
          >
            <Icon name={icon} small />
            <span>{label()}</span>
            <kbd className="palette-detail">{keys}</kbd>
          </Command.Item>
        ))}
        {places.map(({ to, label, icon }) => (
          <Command.Item key={to} value={to} className="palette-item" onSelect={() => go({ to })}>
            <Icon name={icon} small />
            <span>{label()}</span>
          </Command.Item>
        ))}
      </Command.List>
    </>
  )
}

const matches = (label: string, text: string): boolean => label.toLowerCase().includes(text.toLowerCase())
