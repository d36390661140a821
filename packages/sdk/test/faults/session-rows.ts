import { silentServerTimeoutMs } from './callers'
import type { Fault } from './fault'

const tabs = { fetch: 'Node has no tabs', undici: 'Node has no tabs' }

/** Faults of a call in a session. The first token is rejected unless stated otherwise. */
export const sessionFaults: readonly Fault[] = [
  {
    id: 'F13',
    title: 'a rejected token: 401 empty, HTML, in an envelope, by code only, with code 200',
    behaviour: 'refuse',
    values: ['401', '401 <html>', '401 {"code":401,"msg":"x"}', '200 {"code":401,"msg":"x"}', '401 {"code":200,"success":true}'],
    caller: 'session',
  },
  { id: 'F20', title: 'the clock is set by ten minutes, to 1970', behaviour: 'fine', values: [-600, 600, 1_700_000_000], caller: 'clock' },
  {
    id: 'F21',
    title: 'the refresh is rejected',
    behaviour: 'refuse',
    values: ['401'],
    refresh: 'refuses',
    caller: 'session',
  },
  { id: 'F22', title: 'the refresh fails: 500', behaviour: 'refuse', values: ['401'], refresh: 'status', caller: 'session' },
  { id: 'F22', title: 'the refresh fails: reset', behaviour: 'refuse', values: ['401'], refresh: 'reset', caller: 'session' },
  {
    id: 'F23',
    title: 'the refresh hangs',
    behaviour: 'refuse',
    values: ['401'],
    refresh: 'silence',
    caller: 'session',
    timeout: silentServerTimeoutMs,
  },
  { id: 'F24', title: 'the refresh returns no token', behaviour: 'refuse', values: ['401'], refresh: 'empty', caller: 'session' },
  { id: 'F24', title: 'the refresh returns HTML', behaviour: 'refuse', values: ['401'], refresh: 'html', caller: 'session' },
  {
    id: 'F24',
    title: 'the refresh returns the token of another user',
    behaviour: 'refuse',
    values: ['401'],
    refresh: 'stranger',
    caller: 'session',
  },
  { id: 'F25', title: '401 with data', behaviour: 'refuse', values: ['401 {"code":401,"data":{"id":"1"}}'], caller: 'session' },
  { id: 'F26', title: 'twenty calls are rejected at once', behaviour: 'refuse', values: ['401'], caller: 'many' },
  { id: 'F27', title: 'the new token is rejected as well', behaviour: 'always', caller: 'session' },
  { id: 'F28', title: 'two tabs, one expired token', behaviour: 'refuse', values: ['401'], caller: 'tabs', notApplicable: tabs },
  { id: 'F29', title: 'a sign-out while the call is in flight', behaviour: 'silence', caller: 'signOut' },
  {
    id: 'F30',
    title: 'another user signs in while the refresh is in flight',
    behaviour: 'refuse',
    values: ['401'],
    refresh: 'slow',
    caller: 'other',
  },
  { id: 'F31', title: 'a token store that throws', behaviour: 'fine', caller: 'broken' },
  { id: 'F32', title: 'the stored token is swapped', behaviour: 'refuse', values: ['401'], caller: 'swapped' },
  { id: 'F49', title: 'nine hours of sleep', behaviour: 'fine', values: [-32_400], caller: 'clock' },
  { id: 'F57', title: 'a proxy strips the token', behaviour: 'always', caller: 'session' },
  {
    id: 'F64',
    title: 'the refresh identifies no user, and neither does user-info',
    behaviour: 'refuse',
    values: ['401'],
    refresh: 'nameless',
    caller: 'session',
  },
  { id: 'F66', title: 'a bare 401 after the call was executed', behaviour: 'late', caller: 'session' },
  { id: 'F67', title: 'a 401 that means forbidden, if the deployment probes the session', behaviour: 'always', caller: 'probed' },
  { id: 'F68', title: 'a token rejected right after sign-in', behaviour: 'refuse', values: ['401'], caller: 'fresh' },
  { id: 'F70', title: 'a service whose token has no refresh token', behaviour: 'refuse', values: ['401'], caller: 'service' },
]
