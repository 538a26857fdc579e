/**
 * Puts an uploaded file into the variables of an operation. The document must declare an `Upload` at that place, and
 * the variables must hold null there. The path comes from outside, so only own properties of plain objects and lists
 * are followed.
 */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import type { UploadedFile } from '../domain/uploaded-file.ts'

type Place = readonly string[]

const UPLOAD = 'Upload'
/** The number of an element. Lists of variables are no longer than a thousand. */
const INDEX = /^(?:0|[1-9]\d{0,3})$/

/** Makes the function that says whether the document declares an `Upload` at a place of its variables. */
export function uploadPlaces(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (place: Place) => boolean {
  const declared = new Map(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(schema, type) as GraphQLInputType | undefined,
    ]),
  )
  return ([name, ...steps]) => {
    let type = name === undefined ? undefined : declared.get(name)
    for (const step of steps) type = type && within(type, step)
    const found = type && getNullableType(type)
    return found !== undefined && 'name' in found && found.name === UPLOAD
  }
}

function within(type: GraphQLInputType, step: string): GraphQLInputType | undefined {
  const holder = getNullableType(type)
  if (isListType(holder)) return INDEX.test(step) ? holder.ofType : undefined
  if (!isInputObjectType(holder)) return undefined
  const fields = holder.getFields()
  return Object.hasOwn(fields, step) ? fields[step]!.type : undefined
}

/**
 * Puts a file at each of the places, or at none of them; answers what is wrong with the first that cannot be taken, null
 * when there is nothing.
 */
export function putFile(
  variables: object,
  { file, places }: { file: UploadedFile; places: readonly Place[] },
  isUpload: (place: Place) => boolean,
): string | null {
  const found = places.map((place) => isUpload(place) && holderOf(variables, place))
  const wrong = found.indexOf(false)
  if (wrong >= 0) return `No file is expected at "variables.${places[wrong]!.join('.').slice(0, 100)}".`
  for (const [at, holder] of (found as object[]).entries()) Object.assign(holder, { [places[at]!.at(-1)!]: file })
  return null
}

/** What holds the place, when it is there and null; else false. */
function holderOf(variables: object, place: Place): object | false {
  let value: unknown = variables
  let holder: object = variables
  for (const step of place) {
    if (!isHolder(value) || !Object.hasOwn(value, step) || (Array.isArray(value) && !INDEX.test(step))) return false
    holder = value
    value = (value as Record<string, unknown>)[step]
  }
  return value === null && holder
}

const isHolder = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
