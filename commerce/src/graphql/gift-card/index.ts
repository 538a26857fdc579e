/** Gift cards. */
import { listedFields } from '../shared/listed.ts'
import { giftCardTypes } from './fields.ts'

export const giftCardResolvers = { ...giftCardTypes, GiftCardCountableConnection: listedFields }
