/** Makes a search field that is already on the page a combobox, whose arrow keys move through a list. */
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Combobox {
  open: boolean
  /** The index of the active option; -1 for none, where Enter sends the form. */
  active: number
}

/**
 * `list` is the list's id, and its options have the ids `list-0`, `list-1` and so on. A new `answer` resets the active
 * option.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: string,
  options: number,
  answer: unknown,
): Combobox {
  const [wanted, setWanted] = useState(true)
  const [active, setActive] = useState(-1)
  const [answered, setAnswered] = useState(answer)
  if (answered !== answer) {
    setAnswered(answer)
    setActive(-1)
  }
  const open = wanted && options > 0
  const now = useRef({ open, active, options })
  now.current = { open, active, options }

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onInput = (): void => {
      setWanted(true)
      setActive(-1)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      // While an input method composes letters, it uses these keys itself.
      if (event.isComposing) return
      const { open, active, options } = now.current
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options > 0) {
        event.preventDefault()
        setWanted(true)
        setActive(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, options))
      } else if (event.key === 'Enter' && open && active >= 0) {
        event.preventDefault()
        document.getElementById(`${list}-${active}`)?.click()
      } else if (event.key === 'Escape' && open) {
        // The first Escape closes the list only, and a second one closes the search.
        event.preventDefault()
        setWanted(false)
        setActive(-1)
      }
    }
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      for (const name of GIVEN) input.removeAttribute(name)
    }
  }, [field, list])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const option = open && active >= 0 ? document.getElementById(`${list}-${active}`) : null
    set(input, 'aria-expanded', String(open))
    set(input, 'aria-controls', open ? list : null)
    set(input, 'aria-activedescendant', option?.id ?? null)
    option?.scrollIntoView({ block: 'nearest' })
  }, [field, list, open, active])

  return { open, active }
}

const GIVEN = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/** The option after or before the active one; past either end it is the field itself (-1). */
export const nextOption = (active: number, step: 1 | -1, options: number): number =>
  ((active + 1 + step + options + 1) % (options + 1)) - 1

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
