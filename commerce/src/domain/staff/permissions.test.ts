/** The list of permissions equals the schema's. */
import { readSdl } from '@semena/contract/sdl'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { permissionName, PERMISSIONS } from './permissions.ts'

test('every permission of the schema, once', () => {
  const sdl = readSdl()
  const codes = (buildSchema(sdl).getType('PermissionEnum') as GraphQLEnumType).getValues().map((v) => v.name)
  expect([...PERMISSIONS]).toEqual(codes.toSorted())
  expect(permissionName('MANAGE_STAFF')).toBe('Manage staff.')
  expect(permissionName('MANAGE_MENUS')).toBe('Manage navigation.')
  expect(permissionName('MANAGE_APPS')).toBe('Manage apps')
})
