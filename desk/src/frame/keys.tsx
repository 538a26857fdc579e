/** Keys that work on every screen: `?` shows them, `g` and a letter lead to a section, `/` goes to the search field. */
import { Dialog } from '@semena/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { focusRows } from '../parts/list.tsx'
import { useSections } from './navigation.tsx'

/** Between two letters of one shortcut. Milliseconds. */
const PATIENCE_MS = 1200

export function Keys() {
  const [isShown, show] = useState(false)
  const sections = useSections()
  const navigate = useNavigate()
  useEffect(() => {
    let begun = 0
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest('input, select, textarea, [contenteditable="true"], dialog')) return
      if (event.key === '?') show(true)
      else if (event.key === '/') {
        const field = document.querySelector<HTMLElement>('main input[type="search"]')
        if (!field) return
        event.preventDefault()
        field.focus()
      } else if (event.key === 'j' && (event.target as HTMLElement).matches('body, main')) focusRows()
      else if (event.key === 'g') begun = Date.now()
      else if (Date.now() - begun < PATIENCE_MS) {
        begun = 0
        const section = sections.find(({ keys }) => keys === `g ${event.key}`)
        if (section) void navigate({ to: section.to, search: section.search as never })
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [sections, navigate])
  const rows: [string, string][] = [
    ['Ctrl K', m.frame_find()],
    ['/', m.frame_key_search()],
    ['↑ ↓  j k', m.frame_key_rows()],
    ['Enter', m.frame_key_open()],
    ['x', m.frame_key_choose()],
    ['Ctrl S', m.parts_save()],
    ...sections.map(({ keys, label }): [string, string] => [keys, label()]),
    ['?', m.frame_keys()],
  ]
  return (
    <Dialog open={isShown} onClose={() => show(false)} label={m.frame_keys()} closeLabel={m.parts_close()}>
      <h2 className="ask-title">{m.frame_keys()}</h2>
      <dl className="keys">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
