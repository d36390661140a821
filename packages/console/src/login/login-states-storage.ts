import { createOAuthStateStore } from '@jwsk/sdk'
import { appKey } from '../links/base-path'

/** The states of sign-ins that left this browser tab for a third party. */
export const loginStates = () => createOAuthStateStore(sessionStorage, appKey())
