/** Events of customers, staff, their groups, and apps. */
import { teamRows } from '../../db/queries/staff/permission-group.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { about, fact, factChannel, shop } from './about.ts'
import type { EventSource } from './sources.ts'
import { restored, subject } from './subject.ts'

const user = { ...about, user: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'User') }
const account = { ...user, shop, channel: factChannel, redirectUrl: fact('redirectUrl'), token: fact('token') }
const accountEmail = { ...account, newEmail: fact('newEmail') }
const address = { ...about, address: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Address') }
const app = { ...about, app: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'App') }
type Groups = Awaited<ReturnType<typeof teamRows>>['groups']
const group = {
  ...about,
  permissionGroup: async (e: EventSource, _: unknown, ctx: GraphqlContext): Promise<Groups[number] | null> =>
    (await teamRows(ctx.database.pool)).groups.find((g) => g.id === Number(e.subjectKey)) ??
    restored<Groups[number]>(e.snapshot),
}
/** The shop has no kinds of customers, so these never happen. */
const customerType = { ...about, customerType: () => null }

export const peopleEvents = {
  AccountConfirmationRequested: account,
  AccountSetPasswordRequested: account,
  AccountConfirmed: account,
  AccountDeleteRequested: account,
  AccountDeleted: account,
  StaffSetPasswordRequested: account,
  AccountChangeEmailRequested: accountEmail,
  AccountEmailChanged: accountEmail,
  AddressCreated: address,
  AddressUpdated: address,
  AddressDeleted: address,
  AppInstalled: app,
  AppUpdated: app,
  AppDeleted: app,
  AppStatusChanged: app,
  CustomerCreated: user,
  CustomerUpdated: user,
  CustomerDeleted: user,
  CustomerMetadataUpdated: user,
  StaffCreated: user,
  StaffUpdated: user,
  StaffDeleted: user,
  CustomerTypeCreated: customerType,
  CustomerTypeUpdated: customerType,
  CustomerTypeDeleted: customerType,
  PermissionGroupCreated: group,
  PermissionGroupUpdated: group,
  PermissionGroupDeleted: group,
} satisfies Partial<Resolvers>
