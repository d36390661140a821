import { createLoginStates } from '@jwsk/sdk'

/** The states of sign-ins that left this browser tab for a third party. */
export const loginStates = () => createLoginStates(sessionStorage)
