import { silent } from './acts'
import type { Fault } from './fault'

const tabs = { fetch: 'Node has no tabs', undici: 'Node has no tabs' }

/** The faults of a call in a session. The first token is refused where nothing else is said. */
export const sessionFaults: readonly Fault[] = [
  {
    id: 'F13',
    what: 'a refused token: 401 empty, HTML, in an envelope, by code alone, with code 200',
    does: 'refuse',
    values: ['401', '401 <html>', '401 {"code":401,"msg":"x"}', '200 {"code":401,"msg":"x"}', '401 {"code":200,"success":true}'],
    act: 'session',
  },
  { id: 'F20', what: 'the clock is set by ten minutes, to 1970', does: 'fine', values: [-600, 600, 1_700_000_000], act: 'clock' },
  {
    id: 'F21',
    what: 'the refresh is refused',
    does: 'refuse',
    values: ['401'],
    refresh: 'refuses',
    act: 'session',
  },
  { id: 'F22', what: 'the refresh fails: 500', does: 'refuse', values: ['401'], refresh: 'status', act: 'session' },
  { id: 'F22', what: 'the refresh fails: reset', does: 'refuse', values: ['401'], refresh: 'reset', act: 'session' },
  { id: 'F23', what: 'the refresh hangs', does: 'refuse', values: ['401'], refresh: 'silence', act: 'session', timeout: silent },
  { id: 'F24', what: 'the refresh brings no token', does: 'refuse', values: ['401'], refresh: 'empty', act: 'session' },
  { id: 'F24', what: 'the refresh brings HTML', does: 'refuse', values: ['401'], refresh: 'html', act: 'session' },
  {
    id: 'F24',
    what: 'the refresh brings the token of another person',
    does: 'refuse',
    values: ['401'],
    refresh: 'stranger',
    act: 'session',
  },
  { id: 'F25', what: '401 with data in it', does: 'refuse', values: ['401 {"code":401,"data":{"id":"1"}}'], act: 'session' },
  { id: 'F26', what: 'twenty calls are refused at once', does: 'refuse', values: ['401'], act: 'many' },
  { id: 'F27', what: 'the new token is refused as well', does: 'always', act: 'session' },
  { id: 'F28', what: 'two tabs, one expired token', does: 'refuse', values: ['401'], act: 'tabs', without: tabs },
  { id: 'F29', what: 'signed out while the call is out', does: 'silence', act: 'signOut' },
  { id: 'F30', what: 'another person signs in while the refresh is out', does: 'refuse', values: ['401'], refresh: 'slow', act: 'other' },
  { id: 'F31', what: 'a token store that throws', does: 'fine', act: 'broken' },
  { id: 'F32', what: 'the stored token is swapped', does: 'refuse', values: ['401'], act: 'swapped' },
  { id: 'F49', what: 'nine hours of sleep', does: 'fine', values: [-32_400], act: 'clock' },
  { id: 'F57', what: 'a proxy strips the token', does: 'always', act: 'session' },
  {
    id: 'F64',
    what: 'the refresh tells no person, and nobody else does',
    does: 'refuse',
    values: ['401'],
    refresh: 'nameless',
    act: 'session',
  },
  { id: 'F66', what: 'a bare 401 after the call was carried out', does: 'late', act: 'session' },
  { id: 'F67', what: '401 that means not allowed, where the session is asked', does: 'always', act: 'probed' },
  { id: 'F68', what: 'a token refused right after the sign-in', does: 'refuse', values: ['401'], act: 'fresh' },
  { id: 'F70', what: 'a service whose token has no refresh token', does: 'refuse', values: ['401'], act: 'service' },
]
