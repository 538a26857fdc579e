/** Errors of the service in a shopper's words, for every other feature. */
export type { CodedError } from './catalogue.ts'
export { errorLookup, errorText, failureText, fieldTexts, prepareErrors } from './texts.ts'
export { tellDone, tellErrors, tellFailure, tellReason, tellThrown, tellWarning } from './tell.ts'
