/** Small parts that tests outside of the service need: ids, codes, passwords, mails, limits of documents. */
export { fromGlobalId, toGlobalId } from '../src/domain/global-id.ts'
export { hashPassword } from '../src/domain/account/password.ts'
export { codeAt, stepOf } from '../src/domain/account/second-factor/totp.ts'
export { readEml, type ReadMail } from '../src/providers/mail/read-eml.ts'
export { mailsIn } from '../src/providers/mail/mbox.ts'
// The service on a port, and the number of statements that a database is sent.
export { serve } from '../src/testing/serve.ts'
export { countStatements } from '../src/testing/count-statements.ts'
export { countVisitorsCosts, type VisitorsCosts } from '../src/testing/visitors-costs.ts'
export { createDocuments, MOST_NODES } from '../src/http/documents.ts'
export { readDocument } from '../src/graphql/limits/document.ts'
export { judgeCost, MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_FIELDS } from '../src/graphql/limits/operation.ts'
