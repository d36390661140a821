import { showFirstForm, watchScripts } from './first-form'

watchScripts()
// what is wrong with the configuration, the scripts tell
const start = globalThis.jwskStart
if (start) start.shown = showFirstForm(start).catch(() => undefined)
