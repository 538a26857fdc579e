/** Colleagues and their groups. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskStaffDocument, type DeskStaffQuery } from './staff.generated.ts'

export type Colleague = NonNullable<DeskStaffQuery['staffUsers']>['edges'][number]['node']
export type Group = NonNullable<DeskStaffQuery['permissionGroups']>['edges'][number]['node']

export const staffQuery = queryOptions({
  queryKey: ['staff', 'all'],
  queryFn: async ({ signal }) => {
    const { staffUsers, permissionGroups } = await request(DeskStaffDocument, {}, signal)
    return {
      people: staffUsers?.edges.map(({ node }) => node) ?? [],
      groups: permissionGroups?.edges.map(({ node }) => node) ?? [],
    }
  },
})

export const nameOf = ({ firstName, lastName, email }: Pick<Colleague, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
