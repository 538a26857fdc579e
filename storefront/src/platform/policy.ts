/** Whether the shop has a privacy policy that forms can link to. */
import { createContext, useContext } from 'react'

export const PRIVACY_POLICY = 'privacy-policy'

const HasPolicy = createContext(true)
export const PolicyProvider = HasPolicy.Provider
export const useHasPolicy = (): boolean => useContext(HasPolicy)
