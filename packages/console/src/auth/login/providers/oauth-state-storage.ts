import { createOAuthStateStore } from '@jwsk/sdk'
import { getAppKey } from '../../../platform/links/base-path'

/** Returns the store of OAuth states of this tab's sign-ins at identity providers. */
export const getOAuthStateStore = () => createOAuthStateStore(sessionStorage, getAppKey())
