/** Hides a form that is rarely needed behind a button, which gets the focus back when the form closes. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@semena/ui/button'

interface Props {
  id: string
  label: string
  children: (close: () => void) => ReactNode
}

export function Disclosure({ id, label, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
    else if (wasOpen.current) button.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  if (open) {
    return (
      <div id={id} ref={form}>
        {children(() => setOpen(false))}
      </div>
    )
  }
  return (
    <span ref={button}>
      <Button look="line" aria-expanded={false} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </span>
  )
}
