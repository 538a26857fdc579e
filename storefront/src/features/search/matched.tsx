/** A name in which the typed text is marked. */

export function Matched({ name, text }: { name: string; text: string }) {
  const at = name.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
  if (at < 0) return name
  const end = at + text.length
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  )
}
