/** Views of a list that somebody keeps under a name: what was filtered and searched, as it stands in the address. */
import { useState } from 'react'
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { m } from '../paraglide/messages.js'
import { stored } from '../platform/stored.ts'
import { Ask } from './forms.tsx'
import { TabRow } from './tab-row.tsx'

interface View {
  name: string
  search: Record<string, unknown>
}

const lists = new Map<string, ReturnType<typeof stored<View[]>>>()
function viewsOf(list: string) {
  let found = lists.get(list)
  if (!found) {
    found = stored<View[]>(`semena.desk.views.${list}`, (kept) => (Array.isArray(kept) ? (kept as View[]) : NONE))
    lists.set(list, found)
  }
  return found
}
const NONE: View[] = []

/** `given` are the list's own views, which everybody has; the first is the whole list. */
export function Views({
  list,
  given,
  search,
  onChoose,
}: {
  list: string
  given: readonly View[]
  search: Record<string, unknown>
  onChoose: (search: Record<string, unknown>) => void
}) {
  const own = viewsOf(list)
  const kept = own.use()
  const [name, setName] = useState<string | null>(null)
  const now = same(search)
  const all = [...given, ...kept]
  const isKnown = all.some((view) => same(view.search) === now)
  return (
    <TabRow label={m.parts_views()}>
      {all.map((view) => (
        <button
          key={view.name}
          type="button"
          className="views-one"
          aria-current={same(view.search) === now ? 'true' : undefined}
          onClick={() => onChoose(view.search)}
        >
          {view.name}
        </button>
      ))}
      {!isKnown && (
        <Button look="link" className="views-keep" onClick={() => setName('')}>
          {m.parts_keep_view()}
        </Button>
      )}
      {kept.some((view) => same(view.search) === now) && (
        <Button
          look="link"
          className="views-keep"
          onClick={() => own.set(kept.filter((view) => same(view.search) !== now))}
        >
          {m.parts_forget_view()}
        </Button>
      )}
      <Ask
        open={name !== null}
        title={m.parts_keep_view()}
        yes={m.parts_save()}
        onNo={() => setName(null)}
        onYes={() => {
          const chosen = name?.trim()
          if (!chosen) return
          own.set([...kept.filter((view) => view.name !== chosen), { name: chosen, search }])
          setName(null)
        }}
      >
        <TextField id={`${list}-view`} label={m.parts_view_name()} value={name ?? ''} onChange={setName} required />
      </Ask>
    </TabRow>
  )
}

const same = (search: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
