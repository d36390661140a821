import { runScripts, seen, showFirstForm } from './first-form'

const start = globalThis.jwskStart
// what is wrong with the configuration, the scripts tell
if (start) void seen(showFirstForm(start).catch(() => undefined)).then(runScripts)
