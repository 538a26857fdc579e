/** The text of a field after a pause in typing; an emptied field is reported at once. */
import { type RefObject, useEffect, useState } from 'react'

const PAUSE_MS = 180

export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const input = field.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onInput = (): void => {
      clearTimeout(timer)
      const next = typed(input)
      // Not even a moment later: the list of the old text would come back, and Escape close it instead of the search.
      if (next === '') setText('')
      else timer = setTimeout(() => setText(next), PAUSE_MS)
    }
    // The field may already contain text that was typed while this code was loading.
    onInput()
    input.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
    }
  }, [field])
  return text
}

const typed = (input: HTMLInputElement): string => input.value.trim().replace(/\s+/g, ' ')
