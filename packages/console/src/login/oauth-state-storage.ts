import { createOAuthStateStore } from '@jwsk/sdk'
import { getAppKey } from '../links/base-path'

/** The states of sign-ins that left this browser tab for a third party. */
export const getOAuthStateStore = () => createOAuthStateStore(sessionStorage, getAppKey())
