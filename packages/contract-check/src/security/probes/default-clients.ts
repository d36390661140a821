import { createClient } from '@jwsk/sdk'
import { signIn } from '../../options'
import { finding, notTried, ok, unclear } from '../result'
import type { Probe } from '../target'

// client ids that the public front ends of this platform family ship with
const publicNames = ['saber', 'sword']

export const defaultClients: Probe = {
  id: 'default-clients',
  question: 'publicly known client pairs',
  isIndependent: false,
  isBasic: true,
  async run({ options }) {
    if (options.isInteractive) return [notTried('each needs a captcha')]
    const accepted: string[] = []
    const unanswered: string[] = []
    for (const name of publicNames) {
      const client = createClient({ ...options.client, clientId: name, clientSecret: `${name}_secret` })
      await signIn(client, options).then(
        () => accepted.push(name),
        ({ kind }: { kind?: string }) => (kind === 'network' || kind === 'timeout' || kind === 'protocol') && unanswered.push(name),
      )
      client.dispose()
    }
    if (accepted.length > 0)
      return [finding('high', `accepted: ${accepted.join(', ')}`, 'remove these clients, or give them secrets of your own (blade_client)')]
    return [unanswered.length > 0 ? unclear(`no usable answer to ${unanswered.join(', ')}`) : ok('rejected')]
  },
}
