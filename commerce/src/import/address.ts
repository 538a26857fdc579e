/** Postal addresses of the shop and its warehouses. */
import { NO_ADDRESS, type StoredAddress } from '../db/tables/columns.ts'

export const ADDRESS_PARTS = [
  'companyName',
  'streetAddress1',
  'streetAddress2',
  'city',
  'cityArea',
  'country',
  'countryArea',
  'postalCode',
  'phone',
] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** An address of these parts; parts that are not named are empty. */
export const toAddress = (parts: Partial<Record<AddressPart, string>>): StoredAddress => ({ ...NO_ADDRESS, ...parts })
