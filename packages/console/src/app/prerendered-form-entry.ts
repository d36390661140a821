import { runScripts, showPrerenderedForm, waitForPaint } from './prerendered-form'

const bootState = globalThis.jwskStart
// errors of the configuration are reported by the main bundle
if (bootState) void waitForPaint(showPrerenderedForm(bootState).catch(() => undefined)).then(runScripts)
