/** A field's label, and the name of the note under the field. */

export const noteId = (id: string): string => `${id}-note`

export function FieldLabel({ id, label, optional }: { id: string; label: string; optional?: string | undefined }) {
  return (
    <label htmlFor={id}>
      {label}
      {optional && <span className="font-normal text-ink-3"> · {optional}</span>}
    </label>
  )
}
