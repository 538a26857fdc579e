/**
 * A text with headings, lists and links, as Editor.js stores it. It is shown as plain lines until somebody enters it;
 * only then the editor is loaded.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { linesOf } from './rich-text-blocks.ts'
import type { RichEditor, TextPlace } from './rich-text-editor.ts'
import { tell } from './act.ts'

interface Props {
  /** Says what the text is; stands above it unless `hideLabel`. */
  label: string
  hideLabel?: boolean
  /** The JSON string of Editor.js; empty for no text. */
  value: string
  onChange: (json: string) => void
  /** The language that is written here, for spelling and screen readers. */
  lang?: string
  /** It can be read but not entered. */
  readOnly?: boolean
  error?: string | undefined
}

export function RichText({ label, hideLabel = false, value, onChange, lang, readOnly = false, error }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor | null>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  /** Where somebody pressed to enter the text, and what was typed until the editor was there. */
  const entering = useRef<{ place: TextPlace | null; typed: string }>({ place: null, typed: '' })

  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    void import('./rich-text-editor.ts')
      .then(({ openEditor }) =>
        isGone ? null : openEditor(holder.current!, latest.current.value, (json) => latest.current.onChange(json)),
      )
      .then((opened) => {
        if (isGone) return opened?.end()
        editor.current = opened
        return setReady(true)
      })
      .catch((error: unknown) => {
        console.error(error)
        tell('error', m.parts_rich_trouble())
        setOpen(false)
      })
    return () => {
      isGone = true
      editor.current?.end()
      editor.current = null
    }
  }, [isOpen])
  useEffect(() => editor.current?.show(value), [value])
  // Before the page is painted: a key that came between the still text and the editor would go to neither.
  useLayoutEffect(() => {
    if (!isReady) return
    editor.current?.enter(entering.current.place, entering.current.typed)
    entering.current = { place: null, typed: '' }
  }, [isReady])

  const lines = linesOf(value)
  return (
    <div className="rich-text" role="group" aria-label={label}>
      {!hideLabel && <p className="rich-text-label">{label}</p>}
      {!isReady && (
        <div
          className="rich-text-box rich-text-still"
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-busy={isOpen}
          aria-readonly={readOnly}
          tabIndex={0}
          lang={lang}
          onPointerDown={(event) => {
            entering.current.place = placeAt(event.currentTarget, event)
          }}
          onFocus={({ currentTarget }) => setOpen(!readOnly && !currentTarget.closest('fieldset:disabled'))}
          onKeyDown={(event) => {
            if (!isOpen || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
            event.preventDefault()
            entering.current.typed += event.key
          }}
        >
          {lines.length === 0 ? (
            <p className="rich-text-empty">{m.parts_rich_placeholder()}</p>
          ) : (
            lines.map((line, at) => <p key={at}>{line}</p>)
          )}
        </div>
      )}
      <div
        ref={holder}
        className={isReady ? 'rich-text-box rich-text-open' : 'rich-text-waiting'}
        lang={lang}
        aria-invalid={error ? true : undefined}
      />
      {error && <p className="rich-text-error">{error}</p>}
    </div>
  )
}

/** The place in the lines of `box` at a point of the window; null where the browser cannot tell. */
function placeAt(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): TextPlace | null {
  const found = document.caretPositionFromPoint?.(clientX, clientY)
  const line = [...box.children].findIndex((child) => child.contains(found?.offsetNode ?? null))
  return found && line >= 0 ? { line, offset: found.offset } : null
}
