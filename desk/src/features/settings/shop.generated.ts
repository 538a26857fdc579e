/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ShopErrorCode } from '@semena/contract/enums'
import type { AddressInput, ShopSettingsInput } from '../../platform/inputs.generated.ts'

export type DeskShopSettingsQueryVariables = { [key: string]: never; }

export type DeskShopSettingsQuery = { shop: { id: string, name: string, description: string | null, headerText: string | null, enableAccountConfirmationByEmail: boolean | null, allowLoginWithoutConfirmation: boolean | null, defaultMailSenderName: string | null, defaultMailSenderAddress: string | null, customerSetPasswordUrl: string | null, limitQuantityPerCheckout: number | null, trackInventoryByDefault: boolean | null, fulfillmentAutoApprove: boolean, fulfillmentAllowUnpaid: boolean, timeZone: string | null, companyAddress: { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } } | null, ru: { description: string } | null, cs: { description: string } | null } }

export type DeskPlaceFragment = { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } }

export type DeskSaveShopMutationVariables = {
  input: ShopSettingsInput
}

export type DeskSaveShopMutation = { shopSettingsUpdate: { errors: Array<{ field: string | null, code: ShopErrorCode, message: string | null }> } | null }

export type DeskSaveShopAddressMutationVariables = {
  input?: AddressInput | null | undefined
}

export type DeskSaveShopAddressMutation = { shopAddressUpdate: { errors: Array<{ field: string | null, code: ShopErrorCode, message: string | null }> } | null }

export const DeskShopSettingsDocument: TypedDocument<DeskShopSettingsQuery, DeskShopSettingsQueryVariables> = { name: 'DeskShopSettings', kind: 'query', source: "query DeskShopSettings{shop{id name description headerText enableAccountConfirmationByEmail allowLoginWithoutConfirmation defaultMailSenderName defaultMailSenderAddress customerSetPasswordUrl limitQuantityPerCheckout timeZone:metafield(key:\"timeZone\")trackInventoryByDefault fulfillmentAutoApprove fulfillmentAllowUnpaid companyAddress{...DeskPlace}ru:translation(languageCode:RU){description}cs:translation(languageCode:CS){description}}}fragment DeskPlace on Address{companyName streetAddress1 streetAddress2 city cityArea postalCode metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])countryArea phone country{code}}" }

export const DeskSaveShopDocument: TypedDocument<DeskSaveShopMutation, DeskSaveShopMutationVariables> = { name: 'DeskSaveShop', kind: 'mutation', source: "mutation DeskSaveShop($input:ShopSettingsInput!){shopSettingsUpdate(input:$input){errors{field code message}}}" }

export const DeskSaveShopAddressDocument: TypedDocument<DeskSaveShopAddressMutation, DeskSaveShopAddressMutationVariables> = { name: 'DeskSaveShopAddress', kind: 'mutation', source: "mutation DeskSaveShopAddress($input:AddressInput){shopAddressUpdate(input:$input){errors{field code message}}}" }
