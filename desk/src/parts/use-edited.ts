/**
 * One thing, edited: its form is kept on the device until it is saved, refusals stand at their fields, and whoever saves
 * second sees what the first has changed. Every page and dialog of one thing is made of this (`edited.tsx`).
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { type Fault, faultText, ServiceUnreachable, troubleText } from '../platform/faults.ts'
import { keepUnsaved, type Unsaved, useUnsaved } from '../platform/unsaved.ts'
import { tell, useAct } from './act.ts'
import { type Draft, filledDraft, leftOf, type Outcome, savedOf, stillWrong, typedSince } from './draft.ts'
import { type IsSet, isSame, merge, type Path, takeTheirs } from './merge.ts'
import type { Meanwhile } from './theirs.tsx'

/** What a save has made so far. */
type Made<Form> = Pick<Outcome<Form>, 'id' | 'named'>

type Beside<Form> = Pick<Draft<Form>, 'form' | 'base'>

interface Thing<Form> {
  /** Such as `category`; what is typed is kept under it. */
  noun: string
  /** Null for a new one. */
  id: string | null
  /** What the service has of it; of a new one what its form begins with. Plain JSON. */
  server: Form
  /** Reads it anew, so that the page shows it too; null where it is not there any more. A form for new ones needs none. */
  read?: (id: string) => Promise<Form | null>
  /**
   * Saves what differs between what the service has and what is typed. `tell` is told what is made as soon as it is, so
   * that nothing is made twice where the connection is lost after it.
   */
  save: (from: Form, to: Form, tell: (made: Made<Form>) => void) => Promise<Outcome<Form>>
  /** Gives what is typed, and what it began with, the ids of things that were made although their answer got lost. */
  known?: (typed: Beside<Form>, now: Form) => Beside<Form>
  /** Faults that are known before anything is sent. */
  check?: (form: Form) => readonly Fault[]
  /** The fields at which the form shows refusals; others are told over the page. */
  fields: readonly string[]
  /** Lists of things that are brought together thing by thing where two people changed them. */
  isSet?: IsSet<Form>
  /** Tells several new ones apart that begin in different ways. */
  like?: string
  /** What follows once a new one is made, or once all of a stored one is saved. */
  after?: (id: string) => unknown
  /** What is said once it is saved. */
  done?: string | ((form: Form) => string)
}

export interface Edited<Form> {
  value: Form
  set: Unsaved<Form>['set']
  /** Changes some fields. */
  put: (part: Partial<Form>) => void
  isNew: boolean
  id: string | null
  isChanged: boolean
  restoredFrom: number | null
  drop: () => void
  save: () => void
  busy: boolean
  /** What was refused, for forms with words of their own for it. */
  faults: readonly Fault[]
  /** The text of the refusal at a field; undefined where there is none. */
  at: (field: string) => string | undefined
  /** Whether somebody else has saved something since typing began. */
  hasNews: boolean
  meanwhile: Meanwhile | null
  /** Saves with the other's values in these fields. */
  keep: (theirs: readonly Path[]) => void
  cancel: () => void
}

const GONE: Fault = { code: 'NOT_FOUND', field: null, message: null }

export function useEdited<Form extends object>(thing: Thing<Form>): Edited<Form> {
  const { noun, id, fields, isSet } = thing
  const { read = () => Promise.resolve(null), known = (typed) => typed } = thing
  const key = JSON.stringify(thing.server)
  const server = useMemo<Draft<Form>>(() => {
    const form = JSON.parse(key) as Form
    return { form, base: form, faults: [] }
  }, [key])
  const unsaved = useUnsaved<Draft<Form>>(keptAs(noun, id, thing.like), server, filledDraft)
  const { form, base, faults } = unsaved.value
  const isChanged = unsaved.isChanged && !isSame(form, base)
  const { drop } = unsaved
  // Once refusals stand at their fields, the first of them has the focus.
  const leads = useRef(false)
  useEffect(() => {
    if (faults.length > 0 && leads.current) showFirst()
    leads.current = false
  }, [faults])
  const [meanwhile, setMeanwhile] = useState<(Meanwhile & { theirs: Form }) | null>(null)

  const writeDown = async (from: Form, to: Form): Promise<readonly Fault[]> => {
    const outcome = await savedOrLost(thing.save, from, to)
    const saved = id ?? outcome.id
    /** Undefined where it cannot be read. */
    const now = saved ? await read(saved).catch(() => undefined) : null
    // What is typed while a save runs is not saved yet, and stays, with the ids of what was made meanwhile.
    const sinceThen = (draft: Draft<Form>): Form => typedSince(to, outcome, draft.form, isSet)
    // The page shows what was read before what was typed is dropped, so that typing goes on from there.
    await new Promise((resolve) => setTimeout(resolve))
    leads.current = outcome.faults.length > 0
    if (id === null) {
      if (!saved) unsaved.set((draft) => ({ form: sinceThen(draft), base, faults: outcome.faults }))
      else {
        // What was refused after the thing was made waits on its own page.
        if (outcome.faults.length > 0 && now !== null)
          keepUnsaved<Draft<Form>>(keptAs(noun, saved), {
            form: savedOf(to, outcome),
            base: now ?? from,
            faults: outcome.faults,
          })
        drop()
        await thing.after?.(saved)
        if (outcome.faults.length > 0) setTimeout(showFirst)
      }
    } else if (outcome.faults.length > 0) {
      unsaved.set((draft) => {
        const typed = { form: sinceThen(draft), base: now ?? from }
        return { ...(now ? known(typed, now) : typed), faults: outcome.faults }
      })
    } else if (now === undefined) {
      // It is saved, and cannot be shown as it is now: another save finds nothing to do.
      unsaved.set((draft) => ({ form: sinceThen(draft), base: from, faults: [] }))
      throw new ServiceUnreachable()
    } else {
      const there = now ?? savedOf(to, outcome)
      unsaved.settle((draft) => leftOf(to, outcome, there, draft.form, isSet))
    }
    // Told here, while the changes are known that its message offers to undo.
    if (outcome.faults.length === 0) {
      tell('success', typeof thing.done === 'function' ? thing.done(to) : (thing.done ?? m.parts_saved()))
      if (id !== null) await thing.after?.(id)
    }
    return outcome.faults
  }
  const write = useAct(writeDown, { fields })
  const save = useAct(
    async () => {
      const wrong = thing.check?.(form) ?? []
      if (wrong.length > 0) {
        leads.current = true
        unsaved.set({ form, base, faults: wrong })
        return wrong
      }
      if (id === null) return writeDown(base, form)
      const theirs = await read(id)
      if (!theirs) return [{ ...GONE, message: m.parts_gone() }]
      const mine = known({ form, base }, theirs)
      if (mine.form !== form) unsaved.set((draft) => ({ ...draft, ...known(draft, theirs) }))
      const { tree, taken, conflicts } = merge(mine.base, theirs, mine.form, isSet)
      if (taken.length + conflicts.length === 0) return writeDown(theirs, tree)
      setMeanwhile({ taken, conflicts, theirs })
      return []
    },
    { fields },
  )
  const busy = save.busy || write.busy
  // What was typed and taken back is nothing typed; the form follows the service again, unless what was typed before is
  // being saved. A new thing that was refused as it is, however, shows why, for as long as its page is open.
  const isShowing = useRef(false)
  const showsWhy = id === null && faults.length > 0 && isShowing.current
  useEffect(() => {
    if (unsaved.isChanged && !isChanged && !showsWhy && !busy) drop()
    isShowing.current = true
  }, [unsaved.isChanged, isChanged, showsWhy, busy, drop])
  const others = isChanged && id !== null ? merge(base, server.form, form, isSet) : null
  const set: Edited<Form>['set'] = (change) =>
    unsaved.set((draft) => {
      const next = typeof change === 'function' ? change(draft.form) : change
      return { ...draft, form: next, faults: stillWrong(draft, next, thing.check) }
    })
  return {
    value: form,
    set,
    put: (part) => set((before) => ({ ...before, ...part })),
    isNew: id === null,
    id,
    isChanged,
    restoredFrom: isChanged ? unsaved.restoredFrom : null,
    drop,
    save: () => void save.run(),
    busy,
    faults,
    at: (field) => {
      const found = faults.filter((one) => one.field === field)
      return found.length > 0 ? [...new Set(found.map(faultText))].join(' ') : undefined
    },
    hasNews: others !== null && others.taken.length + others.conflicts.length > 0,
    meanwhile,
    keep: (paths) => {
      if (!meanwhile) return
      const { theirs } = meanwhile
      const { tree } = merge(base, theirs, form, isSet)
      const to = paths.reduce((at, path) => takeTheirs(at, theirs, path), tree)
      setMeanwhile(null)
      unsaved.set({ form: to, base: theirs, faults: [] })
      if (!isSame(theirs, to)) void write.run(theirs, to)
    },
    cancel: () => setMeanwhile(null),
  }
}

/** How a save went; where the connection was lost after something was made, with that and a fault. */
async function savedOrLost<Form>(save: Thing<Form>['save'], from: Form, to: Form): Promise<Outcome<Form>> {
  let made: Made<Form> | null = null
  try {
    return await save(from, to, (more) => {
      made = { ...made, ...more }
    })
  } catch (error) {
    if (!made) throw error
    console.error(error)
    return { ...(made as Made<Form>), faults: [{ code: '', field: null, message: troubleText(error) }] }
  }
}

const keptAs = (noun: string, id: string | null, like?: string): string =>
  ['edited', noun, id ?? 'new', ...(like ? [like] : [])].join('.')

/** Leads to the first field that was refused, once it is marked; to what says why where no field does. */
const showFirst = (): void => {
  const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  if (field) field.focus()
  else document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'center' })
}

/** Refusals of one language's texts stand at fields of their own, such as `ru.name`. */
export const inLanguage = (language: string, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, field: `${language}.${fault.field ?? 'name'}` }))
