/** What is ticked in a form: a field for each choice, so that two people who tick different ones do not meet. */
export type Ticks<Name extends string = string> = Partial<Record<Name, true>>

export const ticksOf = <Name extends string>(names: readonly Name[] = []): Ticks<Name> =>
  Object.fromEntries(names.map((name) => [name, true])) as Ticks<Name>

export const ticked = <Name extends string>(ticks: Ticks<Name>): Name[] => Object.keys(ticks) as Name[]

export function tick<Name extends string>(ticks: Ticks<Name>, name: Name, isOn: boolean): Ticks<Name> {
  const { [name]: _off, ...rest } = ticks
  return (isOn ? { ...rest, [name]: true } : rest) as Ticks<Name>
}

/** What is ticked in the second and not in the first, and the other way round. */
export const tickedBetween = <Name extends string>(
  from: Ticks<Name>,
  to: Ticks<Name>,
): { add: Name[]; remove: Name[] } => ({
  add: ticked(to).filter((name) => !from[name]),
  remove: ticked(from).filter((name) => !to[name]),
})
