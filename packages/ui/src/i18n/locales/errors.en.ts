import type { TextsLike } from '../types'
import type reference from './errors.zh-cn'

const errors: TextsLike<typeof reference> = {
  unknown: 'Unknown error',
  network: 'The server cannot be reached. Check the network and try again',
  gateway: 'The gateway cannot reach the platform. Try again later, or tell an administrator',
  busy: 'The service is busy. Try again in a moment',
  tooMany: 'Too many requests. Try again in a moment',
  timeout: 'The request took too long. Try again later',
  protocol: 'The server answered with something unreadable. Try again later',
  decrypt: 'The answer of the server could not be decrypted',
  forbidden: 'You do not have permission to do this',
  unauthorized: 'Your session has ended. Sign in again',
  configuration: 'The system is configured wrongly. Tell an administrator',
  absent: 'Not available on this platform',
  outcomeUnknown: 'No answer came: it may have been saved. Check the list before sending it again',
}

export default errors
