import { showFirstForm, watchScripts } from './first-form'

watchScripts()
// what is wrong with the configuration, the scripts tell
if (globalThis.jwskStart) showFirstForm(globalThis.jwskStart).catch(() => undefined)
