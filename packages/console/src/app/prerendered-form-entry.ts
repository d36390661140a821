import { runScripts, waitForPaint, showPrerenderedForm } from './prerendered-form'

const bootState = globalThis.jwskStart
// what is wrong with the configuration, the scripts tell
if (bootState) void waitForPaint(showPrerenderedForm(bootState).catch(() => undefined)).then(runScripts)
