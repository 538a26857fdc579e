/** What stands in a field, after a pause in typing; emptied, it says so at once. */
import { type RefObject, useEffect, useState } from 'react'

const PAUSE_MS = 180

export function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const input = field.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout>
    const onInput = (): void => {
      clearTimeout(timer)
      const next = typed(input)
      timer = setTimeout(() => setText(next), next === '' ? 0 : PAUSE_MS)
    }
    // What was typed while this was on its way.
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
